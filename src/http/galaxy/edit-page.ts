import { template } from '#http/pages/template';
import type { GalaxyDraft } from '#app/usecases/galaxies/draft-galaxy';
import type { ScenarioSystem } from '#content/scenarios/scenario-schema';
import { valuesById } from '#kernel/collections/tables';
import { type Field, placeFields, selectField } from '#http/forms/field';
import { asHtml, type Html } from '#http/pages/html';
import { laneFields, systemFields } from './edit-fields.ts';
import { type FairnessContent, fairnessContent } from './fairness-content.ts';
import { problemLines } from '#http/replies/problem-lines';
import { type DraftKeys, type DraftLook, draftKeys } from './galaxy-page.ts';
import { TEXTS } from './texts.ts';

/** The map editor: one system at a time. */
export type GalaxyEditContent = Readonly<{
  keys: DraftKeys;
  title: string;
  problems: readonly string[];
  map: Html;
  choose: readonly Field[];
  /** Null: none is chosen. */
  chosen: Readonly<{
    id: string;
    name: string;
    place: string;
    system: readonly Field[];
    lanes: readonly string[];
    lane: readonly Field[];
    move: readonly Field[];
  }> | null;
  canUndo: boolean;
  canRedo: boolean;
  forces: string;
  fairness: FairnessContent;
}>;

export const GALAXY_EDIT_PAGE = template<GalaxyEditContent>('galaxy-edit');

const NOWHERE: ReadonlyMap<string, string> = new Map();

/** The system that was chosen, by its id on the map; its name may have changed since. */
function chosenIn({ view, scenario }: GalaxyDraft, id: string): ScenarioSystem | undefined {
  const found = valuesById(view.systems).find((one) => one.id === id);
  return scenario.systems.find(({ name }) => name === found?.name);
}

function chosenContent(
  { draft, sent }: DraftLook,
  system: ScenarioSystem,
): NonNullable<GalaxyEditContent['chosen']> {
  const { scenario, refused } = draft;
  const act = sent.text('act');
  const isRefused = (what: string): boolean => refused.length > 0 && act === what;
  const others = scenario.systems.filter(({ name }) => name !== system.name);
  const withOthers = selectField({
    ...{ name: 'with', label: TEXTS.swapPlaces, sent },
    offers: others.map(({ name }) => ({ value: name, label: name })),
  });
  return {
    id: sent.text('system'),
    name: system.name,
    place: TEXTS.hex(system.q, system.r),
    system: placeFields(
      systemFields(system, scenario, isRefused('system') ? sent : null),
      'system',
      NOWHERE,
    ),
    lanes: scenario.lanes.flatMap(({ between: [a, b], class: kind }) => {
      if (a !== system.name && b !== system.name) return [];
      return [`${a === system.name ? b : a}: ${kind}`];
    }),
    lane: placeFields(laneFields(system, scenario, sent), 'lane', NOWHERE),
    move: placeFields([withOthers], 'place', NOWHERE),
  };
}

/** The page on which a map is changed before the first turn. */
export function galaxyEditPage(look: DraftLook): GalaxyEditContent {
  const { draft, sent, renderers } = look;
  const systems = valuesById(draft.view.systems);
  const id = sent.text('system');
  const system = chosenIn(draft, id);
  const choose = selectField({
    ...{ name: 'system', label: 'System', sent },
    offers: systems
      .map((one) => ({ value: one.id, label: one.name }))
      .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
  });
  const isTextRefused = draft.refused.length > 0 && sent.text('act') === 'forces';
  return {
    keys: draftKeys(look),
    title: draft.scenario.name,
    problems: problemLines(draft.refused),
    map: asHtml(renderers.galaxyMap(draft.view, id)),
    choose: placeFields([choose], 'choose', NOWHERE),
    chosen: system === undefined ? null : chosenContent(look, system),
    canUndo: draft.canUndo,
    canRedo: draft.canRedo,
    forces: isTextRefused ? sent.text('forces') : draft.forces,
    fairness: fairnessContent(draft.summary),
  };
}
