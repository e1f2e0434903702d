import type { Field } from '#http/forms/field';
import type { Link, SheetKeys } from '#http/pages/page-parts';
import { template } from '#http/pages/template';

/** An empire that the player can write to. */
export type Correspondent = Readonly<{
  id: string;
  name: string;
  chosen: boolean;
  writeHref: string;
  muteLabel: string;
  isMuted: boolean;
  /** A machine plays it, and answers no letters. */
  isMachine: boolean;
}>;

/** Something that can be attached. */
export type AttachFold = Readonly<{
  title: string;
  hint: string;
  /** Why there is nothing to attach; empty: there is. */
  unavailable: string;
  open: boolean;
  problem: string;
  fields: readonly Field[];
}>;

/** The form of a letter. */
export type LetterForm = Readonly<{
  /** Why nothing can be written; empty: it can. */
  silence: readonly string[];
  keys: SheetKeys;
  problems: readonly string[];
  /** Null: an answer, which goes to those of the conversation whom its writer has met. */
  opening: Readonly<{ subject: string; empires: readonly Correspondent[] }> | null;
  text: string;
  /** Why nothing can be attached; empty: it can. */
  closed: string;
  folds: readonly AttachFold[];
  /** It goes to the moderators, with nothing attached. */
  isThread: boolean;
}>;

/** All letters of a player. */
export type LettersContent = Readonly<{
  newHref: string;
  /** To write to the moderators; empty: the players decide by vote. */
  moderatorsHref: string;
  silence: readonly string[];
  mutePath: string;
  formToken: string;
  empires: readonly Correspondent[];
  /** The one with the last letter first. */
  conversations: readonly Readonly<{
    href: string;
    subject: string;
    members: string;
    count: string;
    last: string;
    unread: string;
  }>[];
}>;

export const LETTERS_PAGE = template<LettersContent>('letters');

export const NEW_LETTER_PAGE = template<Readonly<{ back: Link; form: LetterForm }>>('new-letter');

export type AttachedLine = Readonly<{
  text: string;
  /** The fields of the form that accepts it; null: it is no button. */
  accept: Readonly<{ letter: number; attachment: number }> | null;
  /** The form of the order in which the reader chooses units; null: none. */
  choose: Link | null;
  note: string;
}>;

export type LetterLine = Readonly<{
  anchor: string;
  from: string;
  isOwn: boolean;
  isUnread: boolean;
  isMuted: boolean;
  when: string;
  text: string;
  attached: readonly AttachedLine[];
}>;

/** The letters of a conversation, oldest first. */
export type ConversationContent = Readonly<{
  back: Link;
  subject: string;
  members: string;
  /** What a thread with the moderators is about; null: nothing, or a conversation of empires. */
  about: Link | null;
  /** The time that the player asks the moderators for; empty: none. */
  asked: string;
  acceptPath: string;
  letters: readonly LetterLine[];
  form: LetterForm;
}>;

export const CONVERSATION_PAGE = template<ConversationContent>('conversation');
