import { empireViewOf } from '#fog/views/empire-view-of';
import { contactsOf } from '#fog/visibility/contacts-of';
import { seeEvents } from '#fog/visibility/see-events';
import type { EmpireId } from '#model/campaign/ids';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { namesOfView } from '#report/sentences/names-of-view';
import { sentenceOf } from '#report/sentences/sentence-of';
import { plainPhrase } from '#report/text/plain-phrase';
import { corrected, firstContact } from '#test/engine/corrections/corrected';

export const info = { campaignName: 'War', rules: DEFAULT_RULE_SET };
export const start = firstContact();

/** What an empire reads of a correction, in sentences. */
export function readBy(
  viewer: EmpireId,
  text: string,
  { tellReason = false, before = start, openClasses = false } = {},
): readonly string[] {
  const { state, event, faults } = corrected(before, text, tellReason, openClasses);
  if (event === undefined) throw new Error(faults.join(' '));
  const known = { rolls: new Map(), contacts: contactsOf(state, viewer) };
  const seen = seeEvents([event], viewer, known);
  const names = namesOfView(empireViewOf(state, viewer, info), seen);
  return seen.map((one) => plainPhrase(sentenceOf(one, names)).replace(' (TURN-3)', ''));
}
