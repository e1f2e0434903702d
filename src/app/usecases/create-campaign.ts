import { brandAs } from '#kernel/brand/brand';
import { ok } from '#kernel/result/result';
import { parseForceLists } from '#content/force-lists/parse-force-lists';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { type ScenarioStart, stateOfScenario } from '#content/scenarios/state-of-scenario';
import type { Campaign, CampaignId, Role } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { campaignName } from '#app/run/campaign-name';
import { chosenSettings } from '#app/run/chosen-settings';
import { type FirstLinks, firstLinks } from '#app/run/first-links';
import { retrying } from '#app/run/retrying';
import { slugOf } from '#app/run/slug-of';
import { stateHashOf } from '#app/run/state-hash';
import { type Outcome, refuse } from '#app/use-case-error';

export type CreateCampaignInput = Readonly<{
  name: string;
  /** The text of a scenario file, and of the force lists it is played with. */
  scenario: string;
  forceLists: string;
  /** Settings other than the scenario's, by name. */
  settings?: Readonly<Record<string, string>>;
}>;

export type CreatedCampaign = Readonly<{ slug: string; name: string }> & FirstLinks;

/** Makes a campaign from a scenario; its first phase, the opening of turn 1, has not run yet. */
export const createCampaign = (ports: Ports): UseCase<CreateCampaignInput, CreatedCampaign> =>
  guarded(async (input) => {
    const name = campaignName(input.name);
    if (!name.ok) return name;
    const start = startOf(input);
    if (!start.ok) return start;
    return retrying(() => saveNew(ports, name.value, start.value));
  });

function startOf(input: CreateCampaignInput): Outcome<ScenarioStart> {
  const { scenario, forceLists, settings = {} } = input;
  const chosen = chosenSettings(settings);
  if (!chosen.ok) return chosen;
  const lists = parseForceLists(forceLists);
  if (!lists.ok) return refuse('FORCE_LISTS_REFUSED', lists.error);
  const parsed = parseScenario(scenario, lists.value);
  if (!parsed.ok) return refuse('SCENARIO_REFUSED', parsed.error);
  const start = stateOfScenario(parsed.value, lists.value);
  return ok({ ...start, rules: { ...start.rules, ...chosen.value } });
}

async function saveNew(
  ports: Ports,
  name: string,
  { state, rules }: ScenarioStart,
): Promise<Outcome<CreatedCampaign> | 'again'> {
  const { store, clock, secrets } = ports;
  const taken = await store.read((reader) => reader.campaigns());
  const slug = slugOf(name, new Set(taken.map((campaign) => campaign.slug)));
  const id = brandAs<CampaignId>(secrets.id());
  const createdAt = clock.now();
  const { turn, phase } = state;
  const secret = secrets.campaignSecret();
  const counters = { attempt: 1, version: 0, revision: 0, windowsClosed: 0 };
  const campaign: Campaign = { id, slug, name, rules, secret, turn, phase, ...counters, createdAt };
  const { links, changes: accesses } = firstLinks(ports, { campaign: id, state, createdAt });
  const head = { version: 0, turn, phase, attempt: 1, hash: stateHashOf(state) };
  const by: Role = { kind: 'moderator' };
  const changes: readonly Change[] = [
    { put: 'campaign', campaign },
    { put: 'state', before: null, after: state },
    { put: 'checkpoint', head, state },
    ...accesses,
    {
      put: 'audit',
      entry: { at: createdAt, by, act: 'campaign-created', version: 0, detail: name },
    },
  ];
  const written = await store.commit({ campaign: id, revision: 0, changes });
  if (!written.ok) return 'again';
  return ok({ slug, name, ...links });
}
