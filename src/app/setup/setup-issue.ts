import type { InputIssue } from '#app/use-case-error';

/** A fault of a setup, with its place in the file. */
export const setupIssue = (code: string, path: string, text: string): InputIssue => ({
  code,
  path,
  text,
});

/** The place of an entry of an empire; players are counted from 0. */
export const placeOfSeat = (player: number, part: string): string =>
  `empires[${String(player)}].${part}`;
