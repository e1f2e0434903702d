import { DOCTRINE_NAMES, DOCTRINES } from '#model/forces/doctrines';
import {
  ASTEROID_POLICIES,
  CONTESTED_POLICIES,
  DAMAGE_POLICIES,
  DIRECT_TARGETS,
  ENGAGEMENTS,
  ENTRY_ROLES,
  HELD_ROLES,
  LEADERLESS_POLICIES,
  MISSION_POLICIES,
  BOARDING_POLICIES,
  PRIZE_POLICIES,
  PROXIMITY_POLICIES,
  RAM_POLICIES,
  RELIEVED,
  RESUPPLY_POLICIES,
  RETREAT_POLICIES,
  SCOUTING_POLICIES,
  SCENARIO_WISHES,
  SCREEN_ROLES,
  STEALTH_POLICIES,
  WARFARE_POLICIES,
  type StandingOrders,
} from '#model/forces/standing-orders';
import type { DesignId, EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import { LIST_WORDS } from './keywords.ts';
import { allOrNull, readChoice, readNumber } from './read-parts.ts';
import { readReference, readReferences } from './read-references.ts';
import type { SheetLine } from './sheet-line.ts';
import { isWord, partsBetween, type Token } from './tokens.ts';

type Standing = Partial<StandingOrders>;
type ReadClause = (tokens: readonly Token[], line: SheetLine) => Standing | null;

const said = <V>(value: V | null, standing: (value: V) => Standing): Standing | null =>
  value === null ? null : standing(value);

/** What a clause begins with, and how the rest of it is read. */
const CLAUSES: Readonly<Record<string, ReadClause>> = {
  doctrine: (tokens, line) =>
    said(readChoice(tokens, DOCTRINE_NAMES, line), (name) => DOCTRINES[name].standing),
  engage: (tokens, line) =>
    readWithRatio(tokens, line, {
      words: (words) => said(readChoice(words, ENGAGEMENTS, line), (engage) => ({ engage })),
      ratio: (engageRatio) => ({ engageRatio }),
    }),
  defend: (tokens, line) =>
    said(readAfter(['at'], tokens, line), (defendRatio) => ({ defendRatio })),
  scenario: (tokens, line) =>
    said(readChoice(tokens, SCENARIO_WISHES, line), (scenario) => ({ scenario })),
  pursue: (tokens, line) => {
    const whom = readChoice(tokens, ['enemies', 'nobody'], line);
    return whom === null ? null : { pursue: whom === 'enemies' };
  },
  refuse: (tokens, line) =>
    said(readAfter(['below'], tokens, line), (refuseBelow) => ({ refuseBelow })),
  disengage: (tokens, line) =>
    said(readAfter(['below'], tokens, line), (disengageBelow) => ({ disengageBelow })),
  withdraw: readWithdraw,
  after: (tokens, line) => {
    const choice = follows(['lane'], tokens, line);
    const afterLane = choice && readChoice(choice, ['continue', 'return'], line);
    return afterLane === null ? null : { afterLane };
  },
  direct: (tokens, line) =>
    readWithRatio(tokens, line, {
      words: (words) => said(readWords(words, DIRECT_TARGETS, line), (direct) => ({ direct })),
      ratio: (directShare) => ({ directShare }),
    }),
  screen: (tokens, line) => said(readWords(tokens, SCREEN_ROLES, line), (screen) => ({ screen })),
  damage: (tokens, line) =>
    said(readChoice(tokens, DAMAGE_POLICIES, line), (takeDamage) => ({ takeDamage })),
  enter: (tokens, line) => {
    const words = follows(['first'], tokens, line);
    const enterFirst = words && readWords(words, ENTRY_ROLES, line);
    return enterFirst === null ? null : { enterFirst };
  },
  hold: (tokens, line) => {
    const words = follows(['back'], tokens, line);
    const holdBack = words && readWords(words, HELD_ROLES, line);
    return holdBack === null ? null : { holdBack };
  },
  missions: (tokens, line) =>
    said(readChoice(tokens, MISSION_POLICIES, line), (missions) => ({ missions })),
  warfare: (tokens, line) =>
    said(readChoice(tokens, WARFARE_POLICIES, line), (warfare) => ({ warfare })),
  retreat: (tokens, line) =>
    readWithRatio(tokens, line, {
      words: (words) => said(readChoice(words, RETREAT_POLICIES, line), (retreat) => ({ retreat })),
      ratio: (retreatAt) => ({ retreatAt }),
    }),
  without: (tokens, line) => {
    const choice = follows(['flagship'], tokens, line);
    const withoutFlagship = choice && readChoice(choice, LEADERLESS_POLICIES, line);
    return withoutFlagship === null ? null : { withoutFlagship };
  },
  ram: (tokens, line) => said(readChoice(tokens, RAM_POLICIES, line), (ram) => ({ ram })),
  proximity: (tokens, line) =>
    said(readChoice(tokens, PROXIMITY_POLICIES, line), (proximity) => ({ proximity })),
  boarding: (tokens, line) =>
    said(readChoice(tokens, BOARDING_POLICIES, line), (boarding) => ({ boarding })),
  asteroids: (tokens, line) =>
    said(readChoice(tokens, ASTEROID_POLICIES, line), (asteroids) => ({ asteroids })),
  scouting: (tokens, line) =>
    said(readChoice(tokens, SCOUTING_POLICIES, line), (scouting) => ({ scouting })),
  intel: (tokens, line) => said(readNumber(tokens, 'how much Intel', line), (intel) => ({ intel })),
  prizes: (tokens, line) =>
    said(readChoice(tokens, PRIZE_POLICIES, line), (prizes) => ({ prizes })),
  send: (tokens, line) =>
    isEnd(follows(['back', 'crippled'], tokens, line), line) ? { sendBackCrippled: true } : null,
  keep: (tokens, line) =>
    isEnd(follows(['crippled'], tokens, line), line) ? { sendBackCrippled: false } : null,
  relieve: (tokens, line) =>
    isEnd(follows(['crippled'], tokens, line), line) ? { sendBackCrippled: RELIEVED } : null,
  resupply: (tokens, line) =>
    said(readChoice(tokens, RESUPPLY_POLICIES, line), (resupply) => ({ resupply })),
  contested: (tokens, line) =>
    said(readChoice(tokens, CONTESTED_POLICIES, line), (contested) => ({ contested })),
  stealth: (tokens, line) =>
    said(readChoice(tokens, STEALTH_POLICIES, line), (stealth) => ({ stealth })),
  stay: (tokens, line) => said(readClasses(tokens, line), (stayFirst) => ({ stayFirst })),
  cargo: (tokens, line) => said(readClasses(tokens, line), (cargoFirst) => ({ cargoFirst })),
  unpaid: (tokens, line) =>
    isWord(tokens[0], 'units')
      ? said(readUnits(tokens.slice(1), line), (unpaidUnits) => ({ unpaidUnits }))
      : said(readClasses(tokens, line), (unpaidFirst) => ({ unpaidFirst })),
  invest: (tokens, line) =>
    said(readNumber(tokens, 'EP', line), (investEachTurn) => ({ investEachTurn })),
  develop: (tokens, line) =>
    said(readSystems(tokens, line), (developEachTurn) => ({ developEachTurn })),
  unlock: (tokens, line) => said(readClasses(tokens, line), (unlockFirst) => ({ unlockFirst })),
  sweep: (tokens, line) => said(readClasses(tokens, line), (sweepFirst) => ({ sweepFirst })),
  found: (tokens, line) => said(readClasses(tokens, line), (foundFirst) => ({ foundFirst })),
  tend: (tokens, line) => said(readClasses(tokens, line), (tendFirst) => ({ tendFirst })),
  attack: (tokens, line) => said(readPowers(tokens, line), (attacks) => ({ attacks })),
  spare: (tokens, line) => said(readPowers(tokens, line), (spares) => ({ spares })),
  admit: (tokens, line) => said(readPowers(tokens, line), (admits) => ({ admits })),
};

/** Standing orders with commas between them. */
export function readStanding(tokens: readonly Token[], line: SheetLine): Standing | null {
  const clauses: Token[][] = [];
  for (const part of partsBetween(tokens, ',')) {
    const previous = clauses.at(-1);
    const inList = LIST_WORDS.some((word) => isWord(previous?.[0], word));
    const isListed = readerOf(part[0]) === undefined && inList;
    if (isListed) previous?.push({ kind: 'mark', text: ',' }, ...part);
    else clauses.push([...part]);
  }
  const [doctrines, others] = [
    clauses.filter(isDoctrine),
    clauses.filter((one) => !isDoctrine(one)),
  ];
  const [doctrine, own] = [joined(doctrines, line), joined(others, line)];
  return doctrine === null || own === null ? null : { ...doctrine, ...own };
}

/** A doctrine says nearly everything; the other clauses say what is changed in it, wherever it stands. */
const isDoctrine = ([first]: readonly Token[]): boolean => isWord(first, 'doctrine');

function joined(clauses: readonly (readonly Token[])[], line: SheetLine): Standing | null {
  const read = clauses.map((clause) => readClause(clause, line));
  const standing = read.reduce<Standing>((all, part) => ({ ...all, ...part }), {});
  const fields = read.flatMap((part) => Object.keys(part ?? {}));
  if (fields.length > Object.keys(standing).length) {
    return line.fault('SYNTAX', 'The same standing order stands there twice.');
  }
  return read.includes(null) ? null : standing;
}

function readClause(clause: readonly Token[], line: SheetLine): Standing | null {
  const reader = readerOf(clause[0]);
  if (reader !== undefined) return reader(clause.slice(1), line);
  const words = Object.keys(CLAUSES).join(', ');
  return line.fault(
    'SYNTAX',
    `A standing order begins with one of: ${words}; or is “follow empire” alone.`,
  );
}

function readerOf(token: Token | undefined): ReadClause | undefined {
  const word = Object.keys(CLAUSES).find((one) => isWord(token, one));
  return word === undefined ? undefined : CLAUSES[word];
}

type WithRatio = Readonly<{
  words: (words: readonly Token[]) => Standing | null;
  ratio: (ratio: number) => Standing;
}>;

/** `engage enemies`, `engage at 80`, or both in one. */
function readWithRatio(
  tokens: readonly Token[],
  line: SheetLine,
  read: WithRatio,
): Standing | null {
  const found = tokens.findIndex((token) => isWord(token, 'at'));
  const at = found < 0 ? tokens.length : found;
  const words = found === 0 ? {} : read.words(tokens.slice(0, at));
  const ratio = found < 0 ? {} : said(readAfter(['at'], tokens.slice(at), line), read.ratio);
  return words === null || ratio === null ? null : { ...words, ...ratio };
}

/** `crippled strongest`, in this order, or `nobody`. */
function readWords<C extends string>(
  tokens: readonly Token[],
  choices: readonly C[],
  line: SheetLine,
): readonly C[] | null {
  if (isNobody(tokens)) return [];
  const parts = tokens.length === 0 ? [[]] : tokens.map((token) => [token]);
  return allOrNull(parts.map((part) => readChoice(part, choices, line)));
}

function readWithdraw(tokens: readonly Token[], line: SheetLine): Standing | null {
  const place = follows(['to'], tokens, line);
  if (place === null) return null;
  if (place.length === 1 && isWord(place[0], 'nearest')) return { withdrawTo: null };
  const system = readReference(place, line.names.systems, 'system', line);
  return system === null ? null : { withdrawTo: system.id };
}

/** `first Apollo, Saber`, or `first nobody`. */
function readClasses(tokens: readonly Token[], line: SheetLine): readonly DesignId[] | null {
  const classes = follows(['first'], tokens, line);
  if (classes === null) return null;
  if (isNobody(classes)) return [];
  const found = readReferences(classes, line.names.designs, 'class', line);
  return found === null ? null : found.map(({ id }) => id);
}

/** `"Ares", u14`, or `nobody`. */
function readUnits(tokens: readonly Token[], line: SheetLine): readonly UnitId[] | null {
  if (isNobody(tokens)) return [];
  const found = readReferences(tokens, line.names.units, 'unit', line);
  return found === null ? null : found.map(({ id }) => id);
}

/** `Sol, Wolf`, or `nothing`. */
function readSystems(tokens: readonly Token[], line: SheetLine): readonly SystemId[] | null {
  if (tokens.length === 1 && isWord(tokens[0], 'nothing')) return [];
  const found = readReferences(tokens, line.names.systems, 'system', line);
  return found === null ? null : found.map(({ id }) => id);
}

/** `"Loran Imperium", Kili`, or `nobody`. */
function readPowers(tokens: readonly Token[], line: SheetLine): readonly EmpireId[] | null {
  if (isNobody(tokens)) return [];
  const found = readReferences(tokens, line.names.empires, 'power', line);
  return found === null ? null : found.map(({ id }) => id);
}

/** What follows these words. */
function follows(
  words: readonly string[],
  tokens: readonly Token[],
  line: SheetLine,
): readonly Token[] | null {
  const isThere = words.every((word, index) => isWord(tokens[index], word));
  if (isThere) return tokens.slice(words.length);
  return line.fault('SYNTAX', `Here should be “${words.join(' ')}”.`);
}

function readAfter(
  words: readonly string[],
  tokens: readonly Token[],
  line: SheetLine,
): number | null {
  const rest = follows(words, tokens, line);
  return rest === null ? null : readNumber(rest, 'a percentage', line);
}

function isEnd(rest: readonly Token[] | null, line: SheetLine): boolean {
  if (rest === null) return false;
  if (rest.length > 0) line.fault('SYNTAX', `“${rest[0]?.text ?? ''}” does not belong here.`);
  return rest.length === 0;
}

const isNobody = (tokens: readonly Token[]): boolean =>
  tokens.length === 1 && isWord(tokens[0], 'nobody');
