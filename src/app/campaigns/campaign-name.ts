import { ok } from '#kernel/result/result';
import { type Outcome, refuse } from '#app/use-case-error';

const LONGEST_NAME = 80;

/** A valid name of a campaign. */
export function campaignName(text: string): Outcome<string> {
  const name = text.trim();
  return name === '' || name.length > LONGEST_NAME ? refuse('CAMPAIGN_NAME') : ok(name);
}
