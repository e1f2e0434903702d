import type { BattleId, EmpireId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';
import type { CampaignId, Signature } from './campaign-record.ts';
import type { HouseRules, Message } from './desk-record.ts';

/** What a player's thread with the moderators is about. `turn`: of the report that shows it. */
export type ThreadAbout =
  | Readonly<{ kind: 'order'; turn: number; text: string }>
  | Readonly<{ kind: 'battle'; turn: number; edition: number; battle: BattleId; text: string }>
  | Readonly<{ kind: 'rule'; rule: string }>;

/** More time that a player asks for in the open turn. `granted`: to everybody, or to this player alone; null: not yet. */
export type AskedTime = Readonly<{ turn: number; until: string; granted: 'all' | 'own' | null }>;

/** What makes a conversation a thread with the moderators. */
export type DeskThread = Readonly<{
  about: ThreadAbout | null;
  asks: AskedTime | null;
  /** The number of the last letter that the moderators have dealt with: answered, or closed. */
  done: number;
}>;

/** Empires that write letters to each other about one subject, or one empire that writes to the moderators. */
export type Conversation = Readonly<{
  /** Counts within a campaign, from 1. It is shown to nobody: it would tell how many there are. */
  number: number;
  subject: string;
  /** The first opened it. Each got the first letter. */
  members: readonly EmpireId[];
  /** With the moderators; undefined: between empires. */
  desk?: DeskThread;
}>;

/** What an empire attached to a letter. The order for it is in the writer's sheet. */
export type Attachment = Readonly<{
  /** The only reader who sees it. */
  to: EmpireId;
  /** The writer's order in words, with the writer's names. */
  text: string;
  /** The order by which the reader agrees; null: nothing to order. */
  answer: Order | null;
  /** The reader must still choose units of theirs for that order. */
  chooses: boolean;
}>;

type Sent = Readonly<{
  /** Counts within a campaign, from 1. It is shown to nobody. */
  number: number;
  /** The turn of the writer's report. */
  turn: number;
  /** The empires that it was delivered to: those that the writer had met. */
  to: readonly EmpireId[];
  text: string;
  at: string;
  by: Signature;
  /** The reports that it was printed in; null: the next ones. */
  issued: Message['issued'];
}>;

/** What one empire writes to others or to the moderators, or the moderators to it. It is never rolled back with the game. */
export type Letter = Sent &
  Readonly<{
    conversation: number;
    /** Null: the moderators. */
    from: EmpireId | null;
    attachments: readonly Attachment[];
    /** The readers who had muted the writer: their reports don't print it. */
    mutedBy: readonly EmpireId[];
  }>;

/** How far an empire has read a conversation. */
export type LetterMark = Readonly<{
  empire: EmpireId;
  conversation: number;
  /** The number of the last letter that it read. */
  read: number;
}>;

/** An empire that doesn't want to be told of another one's letters. The other never learns it. */
export type Mute = Readonly<{ empire: EmpireId; of: EmpireId }>;

/** What an empire, or the moderator, places in the newspaper. */
export type Notice = Sent &
  Readonly<{
    /** Null: the moderator. */
    from: EmpireId | null;
    headline: string;
  }>;

/** The reads of what people write to each other and for everybody. */
export type TalkReads = Readonly<{
  /** All conversations and letters, oldest first, or the letters that one empire wrote or got. */
  conversations: (id: CampaignId) => Promise<readonly Conversation[]>;
  letters: (id: CampaignId, empire?: EmpireId) => Promise<readonly Letter[]>;
  letterMarks: (id: CampaignId) => Promise<readonly LetterMark[]>;
  mutes: (id: CampaignId) => Promise<readonly Mute[]>;
  /** Oldest first. */
  notices: (id: CampaignId) => Promise<readonly Notice[]>;
  /** All editions, oldest first. */
  houseRules: (id: CampaignId) => Promise<readonly HouseRules[]>;
}>;
