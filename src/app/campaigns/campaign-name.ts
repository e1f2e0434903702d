import { ok } from '#kernel/result/result';
import { type Outcome, refuse } from '#app/use-case-error';

const LONGEST_NAME = 80;

/** The names of the campaigns that somebody has already. */
export type OwnNames = readonly string[];

const folded = (name: string): string => name.trim().toLowerCase();

/** A name that none of somebody's campaigns has: the given one, or with the first number that is free. */
export function freeName(name: string, own: OwnNames): string {
  const taken = new Set(own.map(folded));
  let free = name;
  for (let number = 2; taken.has(folded(free)); number += 1) {
    const ending = ` (${String(number)})`;
    free = `${name.slice(0, LONGEST_NAME - ending.length)}${ending}`;
  }
  return free;
}

/**
 * A valid name of a new campaign. It differs from the names of the person's other campaigns. Of other people's campaigns they learn
 * nothing: these may have the same name.
 */
export function campaignName(text: string, own: OwnNames = []): Outcome<string> {
  const name = text.trim();
  if (name === '' || name.length > LONGEST_NAME) return refuse('CAMPAIGN_NAME');
  const free = freeName(name, own);
  return free === name ? ok(name) : refuse('CAMPAIGN_NAME_TAKEN', [takenIssue(name, free)]);
}

const takenIssue = (name: string, free: string) => ({
  ...{ code: 'TAKEN', path: 'name' },
  text: `You already have a campaign “${name}”. Choose another name, such as “${free}”.`,
});
