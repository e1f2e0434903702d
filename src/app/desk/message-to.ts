import type { Message } from '#app/ports/desk-record';

/** A message as its reader sees it. It shows neither the other readers nor their number. */
export type MessageTo = Pick<Message, 'turn' | 'at' | 'text'>;

/** The reader's part of a message. */
export const messageTo = ({ turn, at, text }: Message): MessageTo => ({ turn, at, text });
