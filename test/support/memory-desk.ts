import type { CampaignId } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type {
  Delegation,
  DeskSettings,
  EncounterWindows,
  FoughtElsewhere,
  HouseRules,
  Message,
  Note,
  RollRuling,
  Ruling,
  WindowHour,
} from '#app/ports/desk-record';
import type { Conversation, Letter, LetterMark, Mute, Notice } from '#app/ports/letter-record';
import type { MachineTurn, StandIn } from '#app/ports/stand-in-record';
import type { Proposal, Vote } from '#app/ports/vote-record';
import type { Guide } from '#model/campaign/guide';
import { compareText } from '#kernel/result/compare-text';

/** What a store in memory keeps of what is written down at the desk. */
export type KeptDesk = {
  notes: Note[];
  rulings: Ruling[];
  houseRules: HouseRules[];
  messages: Message[];
  conversations: Conversation[];
  letters: Letter[];
  marks: LetterMark[];
  mutes: Mute[];
  notices: Notice[];
  proposals: Proposal[];
  votes: Vote[];
  standIns: StandIn[];
  machineTurns: MachineTurn[];
  delegations: Delegation[];
  windows: EncounterWindows[];
  hours: WindowHour[];
  rollRulings: RollRuling[];
  foughtElsewhere: FoughtElsewhere[];
  deskSettings: DeskSettings;
  guide: Guide | null;
};

export const nothingWritten = (): KeptDesk => ({
  notes: [],
  rulings: [],
  houseRules: [],
  messages: [],
  conversations: [],
  letters: [],
  marks: [],
  mutes: [],
  notices: [],
  proposals: [],
  votes: [],
  standIns: [],
  machineTurns: [],
  delegations: [],
  windows: [],
  hours: [],
  rollRulings: [],
  foughtElsewhere: [],
  deskSettings: { goesOn: true, silent: false, standings: [] },
  guide: null,
});

type OfPlayer = Pick<Delegation, 'version' | 'empire' | 'encounter'>;
const isSame = (one: OfPlayer, other: OfPlayer): boolean =>
  one.version === other.version && one.empire === other.empire && one.encounter === other.encounter;

const isSameRoll = (one: RollRuling, other: RollRuling): boolean =>
  one.version === other.version && one.roll === other.roll;

/** Writes a change of the desk. Any other change stays unwritten. */
export function writeDeskRecord(kept: KeptDesk, change: Change): void {
  if (change.put === 'note') kept.notes.push(change.note);
  else if (change.put === 'ruling') kept.rulings.push(change.ruling);
  else if (change.put === 'house-rules') kept.houseRules.push(change.rules);
  else if (change.put === 'message') kept.messages.push(change.message);
  else if (change.put === 'messages-issued') {
    const { turn, edition } = change;
    const printed = <R extends Pick<Message, 'issued'>>(one: R): R =>
      one.issued === null ? { ...one, issued: { turn, edition } } : one;
    kept.messages = kept.messages.map(printed);
    kept.letters = kept.letters.map(printed);
    kept.notices = kept.notices.map(printed);
  } else if (change.put === 'conversation') {
    const { conversation } = change;
    kept.conversations = [
      ...kept.conversations.filter(({ number }) => number !== conversation.number),
      conversation,
    ].toSorted((a, b) => a.number - b.number);
  } else if (change.put === 'letter') kept.letters.push(change.letter);
  else if (change.put === 'letter-mark') {
    const { mark } = change;
    const isOther = (one: LetterMark): boolean =>
      one.empire !== mark.empire || one.conversation !== mark.conversation;
    const before = kept.marks.find((one) => !isOther(one))?.read ?? 0;
    const read = Math.max(before, mark.read);
    kept.marks = [...kept.marks.filter(isOther), { ...mark, read }].sort(
      (a, b) => compareText(a.empire, b.empire) || a.conversation - b.conversation,
    );
  } else if (change.put === 'mute') {
    const { mute, isMuted } = change;
    const isOther = (one: Mute): boolean => one.empire !== mute.empire || one.of !== mute.of;
    kept.mutes = [...kept.mutes.filter(isOther), ...(isMuted ? [mute] : [])].sort(
      (a, b) => compareText(a.empire, b.empire) || compareText(a.of, b.of),
    );
  } else if (change.put === 'notice') kept.notices.push(change.notice);
  else if (change.put === 'proposal') {
    const { proposal } = change;
    const others = kept.proposals.filter(({ number }) => number !== proposal.number);
    kept.proposals = [...others, proposal].sort((a, b) => a.number - b.number);
  } else if (change.put === 'vote') {
    const { vote } = change;
    const isOther = (one: Vote): boolean =>
      one.proposal !== vote.proposal || one.empire !== vote.empire;
    kept.votes = [...kept.votes.filter(isOther), vote].sort(
      (a, b) => a.proposal - b.proposal || compareText(a.empire, b.empire),
    );
  } else if (change.put === 'stand-in') {
    const { empire, standIn } = change;
    const others = kept.standIns.filter((one) => one.empire !== empire);
    kept.standIns = [...others, ...(standIn === null ? [] : [standIn])].sort((a, b) =>
      compareText(a.empire, b.empire),
    );
  } else if (change.put === 'machine-turn') {
    const { turn } = change;
    const isOther = (one: MachineTurn): boolean =>
      one.turn !== turn.turn || one.empire !== turn.empire;
    kept.machineTurns = [...kept.machineTurns.filter(isOther), turn].sort(
      (a, b) => a.turn - b.turn || compareText(a.empire, b.empire),
    );
  } else if (change.put === 'machine-turns-dropped') {
    kept.machineTurns = kept.machineTurns.filter(({ turn }) => turn < change.fromTurn);
  } else if (change.put === 'delegation') {
    const { delegation } = change;
    if (!kept.delegations.some((one) => isSame(one, delegation))) {
      kept.delegations.push(delegation);
    }
  } else if (change.put === 'encounter-windows') {
    const { windows } = change;
    const isOther = ({ version, encounter }: EncounterWindows): boolean =>
      version !== windows.version || encounter !== windows.encounter;
    kept.windows = [...kept.windows.filter(isOther), windows];
  } else if (change.put === 'window-hour') {
    const { hour } = change;
    kept.hours = [...kept.hours.filter((one) => !isSame(one, hour)), hour];
  } else if (change.put === 'roll-ruling') {
    const { ruling } = change;
    const others = kept.rollRulings.filter((one) => !isSameRoll(one, ruling));
    kept.rollRulings = [...others, ruling];
  } else if (change.put === 'fought-elsewhere') {
    const { word } = change;
    const isOther = ({ version, encounter }: FoughtElsewhere): boolean =>
      version !== word.version || encounter !== word.encounter;
    kept.foughtElsewhere = [...kept.foughtElsewhere.filter(isOther), word];
  } else if (change.put === 'desk-settings') kept.deskSettings = change.settings;
  else if (change.put === 'guide') kept.guide = change.guide;
}

const inOrder = <R extends Readonly<{ number: number; edition: number }>>(
  rows: readonly R[],
): readonly R[] => [...rows].sort((a, b) => a.number - b.number || a.edition - b.edition);

type DeskReads = Pick<
  StoreReader,
  | 'notes'
  | 'rulings'
  | 'houseRules'
  | 'messages'
  | 'conversations'
  | 'letters'
  | 'letterMarks'
  | 'mutes'
  | 'notices'
  | 'proposals'
  | 'votes'
  | 'standIns'
  | 'machineTurns'
  | 'delegations'
  | 'encounterWindows'
  | 'windowHours'
  | 'rollRulings'
  | 'foughtElsewhere'
  | 'deskSettings'
  | 'guide'
>;

/** The reads of the desk. */
export const deskReads = (keptOf: (id: CampaignId) => KeptDesk): DeskReads => ({
  notes: async (id) => inOrder(keptOf(id).notes),
  rulings: async (id) => inOrder(keptOf(id).rulings),
  houseRules: async (id) => keptOf(id).houseRules,
  messages: async (id) => keptOf(id).messages,
  conversations: async (id) => keptOf(id).conversations,
  letters: async (id, empire) =>
    keptOf(id).letters.filter(
      ({ from, to }) => empire === undefined || from === empire || to.includes(empire),
    ),
  letterMarks: async (id) => keptOf(id).marks,
  mutes: async (id) => keptOf(id).mutes,
  notices: async (id) => keptOf(id).notices,
  proposals: async (id) => keptOf(id).proposals,
  votes: async (id) => keptOf(id).votes,
  standIns: async (id) => keptOf(id).standIns,
  machineTurns: async (id) => keptOf(id).machineTurns,
  delegations: async (id, version) =>
    keptOf(id).delegations.filter((one) => one.version === version),
  encounterWindows: async (id, version) =>
    keptOf(id).windows.filter((one) => one.version === version),
  windowHours: async (id, version) => keptOf(id).hours.filter((one) => one.version === version),
  rollRulings: async (id, version) =>
    keptOf(id)
      .rollRulings.filter((one) => one.version === version)
      .sort((a, b) => compareText(a.roll, b.roll)),
  foughtElsewhere: async (id, version) =>
    keptOf(id).foughtElsewhere.filter((one) => one.version === version),
  deskSettings: async (id) => keptOf(id).deskSettings,
  guide: async (id) => keptOf(id).guide,
});
