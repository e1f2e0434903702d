import { GALAXY_SETTINGS } from '#model/settings/galaxy-settings';
import type { DraftGalaxyInput } from '#app/usecases/galaxies/draft-galaxy';
import { type SettingForm, settingFieldNames, settingsIn } from '#http/forms/setting-fields';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { TEXTS } from './texts.ts';

/** The fields that determine a map, under their names in forms. */
export const RECIPE_FIELDS = {
  empire: (player: number): string => `empire-${String(player + 1)}`,
  list: (player: number): string => `list-${String(player + 1)}`,
} as const;

/** The settings of a map in a form. */
export const MAP_FORM: SettingForm = { table: GALAXY_SETTINGS, prefix: 'map', open: null };

const MOST_PLAYERS = 20;

/** How many empires a form is for, as far as it says so. */
export function playersIn(text: string): number {
  const players = wholeNumber(text) ?? 2;
  return Math.min(MOST_PLAYERS, Math.max(1, players));
}

const rows = (players: number): readonly number[] =>
  Array.from({ length: players }, (_, player) => player);

/** The names of all fields that say how a map is drawn, but which roll of it. */
export const recipeNames = (players: number): readonly string[] => [
  ...['players', 'title', 'rings', 'homes', 'word', 'treaties'],
  ...rows(players).flatMap((player) => [RECIPE_FIELDS.empire(player), RECIPE_FIELDS.list(player)]),
  ...settingFieldNames(MAP_FORM),
];

/** Places of homeworlds; what is no number is no place. */
function placesIn(text: string): readonly number[] | null {
  const places = text.split(/[\s,]+/).filter((part) => part !== '');
  return places.length === 0 ? null : places.map((part) => wholeNumber(part) ?? -1);
}

/** What a form asks for: a map, one roll of it, and the changes that were made on it. */
export function recipeIn(body: FormBody): Omit<DraftGalaxyInput, 'forceLists' | 'change'> {
  const players = playersIn(body.text('players'));
  const title = body.text('title').trim();
  const rings = body.text('rings').trim();
  return {
    players,
    rings: rings === '' ? players : (wholeNumber(rings) ?? 0),
    homes: placesIn(body.text('homes')),
    name: title === '' ? TEXTS.aNewGalaxy : title,
    names: rows(players).map((player) => body.text(RECIPE_FIELDS.empire(player)).trim()),
    lists: rows(players).map((player) => body.text(RECIPE_FIELDS.list(player))),
    settings: settingsIn(MAP_FORM, body),
    treaties: body.text('treaties'),
    word: body.text('word'),
    roll: rollIn(body),
    edits: body.text('edits'),
  };
}

/** The roll that was asked for by a button, else the one that is shown. */
const rollIn = (body: FormBody): number =>
  wholeNumber(body.text('to')) ?? wholeNumber(body.text('roll')) ?? 1;
