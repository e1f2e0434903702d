import type { SetupLook } from '#app/usecases/setups/read-setup';
import { MAP_SIZE_LINES } from '#app/galaxy/map-size-lines';
import { type Field, numberField, placeFields, selectField, textField } from '#http/forms/field';
import { template } from '#http/pages/template';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import { counted } from '#kernel/words/counted';
import { type SetupHead, setupHead } from './setup-head.ts';
import type { Placing, Trouble } from './trouble.ts';
import { TEXTS } from './texts.ts';

/** The step at which the map is chosen. */
type MapContent = Omit<Trouble, 'errors'> &
  Readonly<{
    head: SetupHead;
    /** What is chosen now. */
    facts: readonly string[];
    /** Both are empty if the reader can't change the map. */
    draw: readonly Field[];
    scenario: readonly Field[];
    seen: string;
    isNow: boolean;
  }>;

export const SETUP_MAP_PAGE = template<MapContent>('setup-map');

const FORM = 'map';
const MOST_PLAYERS = 20;
const MOST_RINGS = 15;

/** The fields of the form, by the paths of faults. */
const FIELDS: Readonly<Record<string, string>> = {
  players: 'players',
  empires: 'players',
  'map.draw.rings': 'rings',
  'map.draw.title': 'title',
  'map.draw.seed': 'seed',
  'map.draw.era': 'era',
  'map.draw.roll': 'seed',
};

export const MAP_PLACING: Placing = { form: FORM, fieldOf: (path) => FIELDS[path] };

/** The form as it would be sent for what is chosen now. */
function asSent({ plan: { map }, places }: SetupLook): FormBody {
  const players = String(places.length);
  if (map.kind === 'scenario') return formBodyOf({ players });
  const { title, rings, seed, era } = map;
  return formBodyOf({
    ...{ players, title, seed: seed ?? '' },
    ...{ rings: rings === null ? '' : String(rings), era: String(era) },
  });
}

function drawFields(look: SetupLook, sent: FormBody): readonly Field[] {
  const { map } = look.plan;
  const hidesSeed = map.kind === 'draw' && map.seed === null;
  const sizes = TEXTS.mapSizes(MAP_SIZE_LINES.join('; '));
  return [
    numberField({ name: 'players', label: TEXTS.numberOfPlayers, sent, min: 1, max: MOST_PLAYERS }),
    numberField({ name: 'rings', label: 'Rings', hint: sizes, sent, min: 1, max: MOST_RINGS }),
    textField({ name: 'title', label: TEXTS.nameOfMap, sent, max: 60 }),
    numberField({ name: 'era', label: TEXTS.era, hint: TEXTS.eraHint, sent, min: 1, max: 20 }),
    textField({
      ...{ name: 'seed', label: TEXTS.secretWord, sent, max: 80 },
      hint: hidesSeed ? TEXTS.seedStays : TEXTS.seedHint,
    }),
  ];
}

function factsOf({ plan: { map, ring }, places }: SetupLook): readonly string[] {
  if (map.kind === 'scenario') return [TEXTS.scenarioFact(map.name), map.description];
  const rings = counted(ring?.rings ?? 0, 'ring');
  return [TEXTS.drawnFact(map.title, rings, counted(places.length, 'player'))];
}

type Asked = Readonly<{
  look: SetupLook;
  scenarios: readonly Readonly<{ id: string; name: string; players: number }>[];
  formToken: string;
  /** The scenario that the reader came from, by its id; or empty. */
  wanted: string;
  /** What was sent and refused, or null. */
  refused: FormBody | null;
  trouble: Trouble;
}>;

/** The scenario that is chosen already, or that the reader comes from. */
function presetOf({ look, scenarios, wanted }: Asked): string {
  const { map } = look.plan;
  const chosen = map.kind === 'scenario' ? map.name : null;
  return scenarios.find(({ name }) => name === chosen)?.id ?? wanted;
}

/** The step of the map. */
export function setupMapPage(asked: Asked): MapContent {
  const { look, scenarios, formToken, refused, trouble } = asked;
  const { isModerator, step } = look;
  const sent = refused ?? asSent(look);
  const isNow = step === 'map';
  const mayChange = isModerator && isNow;
  const place = (fields: readonly Field[]): readonly Field[] =>
    mayChange ? placeFields(fields, FORM, trouble.errors) : [];
  const scenario = selectField({
    ...{ name: 'scenario', label: 'Scenario', hint: TEXTS.scenarioHint, sent },
    preset: presetOf(asked),
    offers: scenarios.map(({ id, name, players }) => {
      return { value: id, label: TEXTS.scenarioOffer(name, players) };
    }),
  });
  return {
    head: setupHead(look, { page: 'map', lead: TEXTS.mapLead, formToken }),
    problem: trouble.problem,
    problems: trouble.problems,
    facts: mayChange ? [] : factsOf(look),
    draw: place(drawFields(look, sent)),
    scenario: place([scenario]),
    seen: look.marks.map,
    isNow,
  };
}
