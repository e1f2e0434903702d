import { readFileSync } from 'node:fs';
import { formatCampaignFile } from '#content/campaign-files/format-campaign-file';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { parseOutcomeFile } from '#content/outcomes/parse-outcome-file';
import { fightBattleFile } from '#app/usecases/odds/fight-battle-file';
import { useCasesOf } from '#app/use-cases';
import { TABLE_NAMES } from '#model/campaign/state';
import { choicesOf } from '#test/support/proof-choices';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { firstContactText, publishedLists } from '#test/content/published-lists';
import { forceListsText } from '#main/force-lists-text';
import { done } from '#test/support/desk';
import { livedIn } from '#test/support/lived-in';
import { memoryStore } from '#test/support/memory-store';
import { testPorts } from '#test/support/ports';
import { type Data, dataMutated, jsonOf } from './mutate.ts';
import { expectOurWords, type Target } from './target.ts';

type Issues = readonly Readonly<{ text: string }>[];
const textsOf = (issues: Issues): readonly string[] => issues.map(({ text }) => text);
const read = (path: string): Data =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as Data;

/** Scenario files: what is taken makes a sound state. */
export const scenarios: Target = {
  name: 'scenarios',
  make: (choices) => dataMutated(JSON.parse(firstContactText()) as Data, choices),
  read: (input) => {
    const lists = publishedLists();
    const parsed = parseScenario(jsonOf(input), lists);
    if (!parsed.ok) {
      expectOurWords(textsOf(parsed.error), input);
      return;
    }
    const broken = brokenInvariants(stateOfScenario(parsed.value, lists).state);
    if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
  },
};

/** Battle files: what is taken is fought to its end. */
export const battles: Target = {
  name: 'battles',
  make: (choices) => dataMutated(read('scenarios/first-contact/nest.battle.json'), choices),
  read: (input) => {
    const dice = { kind: 'seed', seed: 'fuzz' } as const;
    const fought = fightBattleFile({ battle: jsonOf(input), forceLists: forceListsText(), dice });
    if (!fought.ok) expectOurWords(textsOf(fought.error.issues), input);
  },
};

const OUTCOME: Data = {
  format: 'farlane-outcome',
  version: 1,
  battle: 't3.H0202.1',
  forces: '3f0c',
  rounds: 4,
  fates: [
    { unit: 'human.u3', fate: 'destroyed' },
    { unit: 'loran.u9', fate: 'repaired' },
  ],
  retreats: [{ unit: 'human.u5', lane: 'H0202-H0203' }],
};

/** Outcomes of battles fought elsewhere. */
export const outcomes: Target = {
  name: 'outcomes',
  make: (choices) => dataMutated(OUTCOME, choices),
  read: (input) => {
    const parsed = parseOutcomeFile(jsonOf(input));
    if (!parsed.ok) expectOurWords(textsOf(parsed.error), input);
  },
};

let campaign: Promise<Data> | undefined;
const campaignFile = (): Promise<Data> => {
  campaign ??= livedIn().then(async ({ use, moderator: actor }) => {
    const { text } = done(await use.exportCampaign({ actor }));
    return JSON.parse(text) as Data;
  });
  return campaign;
};

/** Imports a campaign file whose hashes fit. With any content it is taken, or refused in words of ours. */
async function importChanged(file: Data): Promise<void> {
  let text: string;
  try {
    text = formatCampaignFile(file as never, 'test');
  } catch {
    // It cannot even be written: nobody could hand it in with hashes that fit.
    text = jsonOf(file);
  }
  const use = useCasesOf(testPorts(memoryStore()));
  const imported = await use.importCampaign({ text });
  if (!imported.ok) expectOurWords(textsOf(imported.error.issues), file);
}

type Tables = Record<string, Record<string, Data>>;

/** The same with one to four rows of its state changed: of every table as often as of every other. */
export const stateRows: Target = {
  name: 'state-rows',
  short: 20,
  prepare: async () => {
    await campaignFile();
  },
  make: (choices) => ({ seed: choices.below(1_000_000) }),
  read: async (input) => {
    const { seed } = input as { seed: number };
    const choices = choicesOf(seed);
    const file = structuredClone(await campaignFile()) as { state: Tables };
    for (let change = choices.below(4); change >= 0; change -= 1) {
      const filled = TABLE_NAMES.filter((name) => Object.keys(file.state[name] ?? {}).length > 0);
      const rows = file.state[choices.pick(filled)] ?? {};
      const id = choices.pick(Object.keys(rows));
      rows[id] = dataMutated(rows[id], choices);
    }
    await importChanged(file);
  },
};

/** A whole campaign as a file whose hashes fit, with something else in it. */
export const campaignFiles: Target = {
  name: 'campaign-files',
  short: 20,
  prepare: async () => {
    await campaignFile();
  },
  make: (choices) => ({ seed: choices.below(1_000_000) }),
  read: async (input) => {
    const { seed } = input as { seed: number };
    await importChanged(dataMutated(await campaignFile(), choicesOf(seed)));
  },
};
