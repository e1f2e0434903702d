import { asHtml, type Html } from '#http/pages/html';
import { template } from '#http/pages/template';
import { type Field, placeFields, selectField } from '#http/forms/field';
import { laneFields, systemFields } from '#http/galaxy/edit-fields';
import { type FairnessContent, fairnessContent } from '#http/galaxy/fairness-content';
import type { Renderers } from '#http/renderers';
import type { FormBody } from '#http/visits/form-body';
import type { ScenarioSystem } from '#content/scenarios/scenario-schema';
import type { SetupGalaxy, SetupMapLook } from '#app/usecases/setups/read-setup-galaxy';
import type { SetupLook } from '#app/usecases/setups/read-setup';
import { valuesById } from '#kernel/collections/tables';
import { type SetupHead, setupHead } from './setup-head.ts';
import type { Trouble } from './trouble.ts';
import { TEXTS } from './texts.ts';

type Chosen = Readonly<{
  id: string;
  name: string;
  place: string;
  system: readonly Field[];
  lanes: readonly string[];
  lane: readonly Field[];
  move: readonly Field[];
}>;

/** The step at which the moderator looks at the galaxy. */
type GalaxyContent = Omit<Trouble, 'errors'> &
  Readonly<{
    head: SetupHead;
    /** Null: the reader doesn’t see the map. */
    look: Readonly<{ map: Html; fairness: FairnessContent; choose: readonly Field[] }> | null;
    roll: number;
    next: number;
    /** Null: there is none before. */
    before: number | null;
    chosen: Chosen | null;
    mayChange: boolean;
    /** The last change by hand, if it can be undone here; or null. */
    undo: SetupLook['undo'];
    /** The marks of the map, and of the step. */
    seen: Readonly<{ map: string; step: string }>;
    note: string;
  }>;

export const SETUP_GALAXY_PAGE = template<GalaxyContent>('setup-galaxy');

const NOWHERE: ReadonlyMap<string, string> = new Map();

type Asked = Readonly<{
  look: SetupLook;
  /** Null: the reader is not the moderator. */
  galaxy: SetupGalaxy | null;
  formToken: string;
  sent: FormBody;
  /** The system that is chosen, by its id on the map. */
  system: string;
  isRefused: boolean;
  trouble: Trouble;
  renderers: Pick<Renderers, 'galaxyMap'>;
}>;

function chosenContent(map: SetupMapLook, system: ScenarioSystem, asked: Asked): Chosen {
  const { scenario } = map;
  const { sent, isRefused } = asked;
  const act = sent.text('act');
  const others = scenario.systems.filter(({ name }) => name !== system.name);
  const withOthers = selectField({
    ...{ name: 'with', label: TEXTS.swapWith, sent },
    offers: others.map(({ name }) => ({ value: name, label: name })),
  });
  // Systems belong to their homeworlds and colonies, so their owner is no part of the form.
  const fields = systemFields(system, scenario, isRefused && act === 'system' ? sent : null);
  const own = fields.filter(({ name }) => name !== 'owner');
  return {
    id: asked.system,
    name: system.name,
    place: asked.system,
    system: placeFields(own, 'system', NOWHERE),
    lanes: scenario.lanes.flatMap(({ between: [a, b], class: kind }) => {
      if (a !== system.name && b !== system.name) return [];
      return [`${a === system.name ? b : a}: ${kind}`];
    }),
    lane: placeFields(laneFields(system, scenario, sent), 'lane', NOWHERE),
    move: placeFields([withOthers], 'place', NOWHERE),
  };
}

function chooseField({ view }: SetupMapLook, { sent, system }: Asked): readonly Field[] {
  const choose = selectField({
    ...{ name: 'system', label: 'System', sent, preset: system },
    offers: valuesById(view.systems)
      .map((one) => ({ value: one.id, label: one.name }))
      .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
  });
  return placeFields([choose], 'choose', NOWHERE);
}

function noteOf({ isModerator, step, steps }: SetupLook, map: SetupMapLook | null): string {
  if (map !== null) return '';
  if (isModerator) return TEXTS.mapHiddenFromPlayer;
  return steps.indexOf(step) > steps.indexOf('galaxy') ? TEXTS.mapIsDrawn : TEXTS.mapIsNotDrawnYet;
}

/** The system that is chosen to be changed, or null. */
function chosenIn(map: SetupMapLook, asked: Asked): Chosen | null {
  const found = valuesById(map.view.systems).find((one) => one.id === asked.system);
  const chosen = map.scenario.systems.find(({ name }) => name === found?.name);
  return chosen === undefined ? null : chosenContent(map, chosen, asked);
}

const mayChange = ({ isModerator, step }: SetupLook): boolean => isModerator && step === 'galaxy';

const lookAt = (map: SetupMapLook, asked: Asked): NonNullable<GalaxyContent['look']> => ({
  map: asHtml(asked.renderers.galaxyMap(map.view, asked.system)),
  fairness: fairnessContent(map.summary),
  choose: mayChange(asked.look) ? chooseField(map, asked) : [],
});

/** The step of the galaxy. */
export function setupGalaxyPage(asked: Asked): GalaxyContent {
  const { look, galaxy, formToken, trouble } = asked;
  const map = galaxy?.map ?? null;
  const { plan, marks } = look;
  const roll = plan.map.kind === 'draw' ? plan.map.roll : 1;
  return {
    head: setupHead(look, { page: 'galaxy', lead: TEXTS.galaxyLead, formToken }),
    problem: trouble.problem,
    problems: trouble.problems,
    look: map && lookAt(map, asked),
    ...{ roll, next: roll + 1, before: roll > 1 ? roll - 1 : null },
    chosen: map !== null && mayChange(look) ? chosenIn(map, asked) : null,
    mayChange: mayChange(look),
    undo: mayChange(look) ? look.undo : null,
    seen: { map: marks.map, step: marks.next },
    note: noteOf(look, map),
  };
}
