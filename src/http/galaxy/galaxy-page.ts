import { template } from '#http/pages/template';
import type { GalaxyDraft } from '#app/usecases/galaxies/draft-galaxy';
import { settingFields } from '#http/desk/new-campaign-page';
import type { SettingSection } from '#http/forms/setting-fields';
import { type Field, placeFields, textField } from '#http/forms/field';
import { type MachineSeats, machineSeats } from '#http/machine/machine-seats';
import { asHtml, type Html } from '#http/pages/html';
import type { Renderers } from '#http/renderers';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { SHARED_TEXTS } from '#http/words/texts';
import { type FairnessContent, fairnessContent } from './fairness-content.ts';
import { forceLines } from './force-lines.ts';
import { recipeNames } from './galaxy-recipe.ts';

type Hidden = Readonly<{ name: string; value: string }>;

/** What every form of a draft carries, so that the map is the same again. */
export type DraftKeys = Readonly<{ hidden: readonly Hidden[] }>;

/** A map before anybody plays on it: how fair it is, and what can be done with it. */
export type GalaxyContent = Readonly<{
  keys: DraftKeys;
  title: string;
  problems: readonly string[];
  word: string;
  seed: string;
  roll: number;
  rolls: readonly Readonly<{ number: number; current: boolean }>[];
  next: number;
  /** It was changed by hand since it was rolled. */
  isChanged: boolean;
  map: Html;
  fairness: FairnessContent;
  forces: readonly Readonly<{ empire: string; treasury: string; units: readonly string[] }>[];
  fields: readonly Field[];
  machines: MachineSeats;
  settings: readonly SettingSection[];
}>;

export const GALAXY_PAGE = template<GalaxyContent>('galaxy');

export type DraftLook = Readonly<{
  draft: GalaxyDraft;
  formToken: string;
  sent: FormBody;
  renderers: Pick<Renderers, 'galaxyMap'>;
}>;

const rollsIn = ({ draft, sent }: Pick<DraftLook, 'draft' | 'sent'>): number =>
  Math.max(draft.roll, wholeNumber(sent.text('rolls')) ?? 1);

/** The hidden fields of a draft; the word is the one that was chosen if none was given. */
export function draftKeys({ draft, formToken, sent }: Omit<DraftLook, 'renderers'>): DraftKeys {
  const { word, roll, edits, scenario } = draft;
  const asked = recipeNames(scenario.empires.length).filter((name) => name !== 'word');
  return {
    hidden: [
      { name: 'form-token', value: formToken },
      ...asked.map((name) => ({ name, value: sent.text(name) })),
      { name: 'word', value: word },
      { name: 'roll', value: String(roll) },
      { name: 'rolls', value: String(rollsIn({ draft, sent })) },
      { name: 'edits', value: edits },
    ],
  };
}

function forcesOf({ scenario }: GalaxyDraft): GalaxyContent['forces'] {
  return scenario.empires.map(({ key, name, treasury }) => ({
    empire: name,
    treasury: String(treasury),
    units: forceLines(scenario, key),
  }));
}

/** The fairness page of a draft. */
export function galaxyPage(look: DraftLook, problems: readonly string[]): GalaxyContent {
  const { draft, sent, renderers } = look;
  const rolls = rollsIn(look);
  const name = textField({
    ...{ name: 'name', label: SHARED_TEXTS.nameOfCampaign, sent, max: 80, required: true },
    preset: draft.scenario.name,
  });
  return {
    keys: draftKeys(look),
    title: draft.scenario.name,
    problems,
    ...{ word: draft.word, seed: draft.seed, roll: draft.roll, next: rolls + 1 },
    rolls: Array.from({ length: rolls }, (_, index) => ({
      number: index + 1,
      current: index + 1 === draft.roll,
    })),
    isChanged: draft.canUndo,
    map: asHtml(renderers.galaxyMap(draft.view, null)),
    fairness: fairnessContent(draft.summary),
    forces: forcesOf(draft),
    fields: placeFields([name], 'campaign', new Map()),
    machines: machineSeats(draft.scenario.empires, sent),
    settings: settingFields(sent, draft.scenario),
  };
}

/** `Three Suns` is saved as `three-suns.json`. */
export const scenarioFileName = (title: string): string => {
  const plain = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const short = plain.replace(/^-|-$/g, '');
  return `${short === '' ? 'scenario' : short}.json`;
};
