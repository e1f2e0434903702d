import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { correctionNamesOf } from '#content/corrections/correction-names';
import { parseCorrectionText } from '#content/corrections/parse-correction-text';
import { correct } from '#engine/turn/correct';
import type { CampaignState } from '#model/campaign/state';
import type { EventOf } from '#model/events/campaign-event';
import { firstContactText, publishedLists } from '#test/content/published-lists';

/** First Contact before its first orders, with the Treasury as the scenario has it. */
export function firstContact(phase: CampaignState['phase'] = 'economic'): CampaignState {
  const lists = publishedLists();
  const scenario = parseScenario(firstContactText(), lists);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return { ...stateOfScenario(scenario.value, lists).state, phase };
}

/** What comes of a correction in words: the state and its event, or the faults, each as `line: text`. */
export function corrected(
  state: CampaignState,
  text: string,
  tellReason = false,
  openClasses = false,
): Readonly<{
  state: CampaignState;
  event: EventOf<'CorrectionMade'> | undefined;
  faults: readonly string[];
}> {
  const lines = parseCorrectionText(text, correctionNamesOf(state));
  const unread = lines.flatMap(({ line, issues }) =>
    issues.map((issue) => `${String(line)}: ${issue.text}`),
  );
  const edits = lines.flatMap(({ edit }) => edit ?? []);
  const made = correct(state, {
    ...({ kind: 'correction', edits, reason: 'a test', tellReason } as const),
    ...(openClasses ? { openClasses: true as const } : {}),
  });
  const faults = made.ok ? [] : made.error.map((one) => `${String(one.edit + 1)}: ${one.text}`);
  if (!made.ok || unread.length > 0) {
    return { state, event: undefined, faults: [...unread, ...faults] };
  }
  const event = made.value.events.find((one) => one.type === 'CorrectionMade');
  return { state: made.value.state, event, faults: [] };
}
