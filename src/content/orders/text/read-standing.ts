import { DOCTRINE_NAMES, DOCTRINES } from '#model/forces/doctrines';
import {
  ASTEROID_POLICIES,
  CONTESTED_POLICIES,
  DIRECT_TARGETS,
  ENGAGEMENTS,
  MISSION_POLICIES,
  BOARDING_POLICIES,
  PRIZE_POLICIES,
  PROXIMITY_POLICIES,
  RAM_POLICIES,
  RESUPPLY_POLICIES,
  RETREAT_POLICIES,
  SCENARIO_WISHES,
  STEALTH_POLICIES,
  WARFARE_POLICIES,
  type StandingOrders,
} from '#model/forces/standing-orders';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import { allOrNull, readChoice, readNumber } from './read-parts.ts';
import { readReference, readReferences } from './read-references.ts';
import type { SheetLine } from './sheet-line.ts';
import { isWord, partsBetween, type Token } from './tokens.ts';

type Standing = Partial<StandingOrders>;
type ReadClause = (tokens: readonly Token[], line: SheetLine) => Standing | null;

/** What a clause begins with, and how the rest of it is read. */
const CLAUSES: Readonly<Record<string, ReadClause>> = {
  doctrine: (tokens, line) => {
    const name = readChoice(tokens, DOCTRINE_NAMES, line);
    return name === null ? null : DOCTRINES[name].standing;
  },
  engage: readEngage,
  defend: (tokens, line) => {
    const defendRatio = readAfter(['at'], tokens, line);
    return defendRatio === null ? null : { defendRatio };
  },
  scenario: (tokens, line) => {
    const scenario = readChoice(tokens, SCENARIO_WISHES, line);
    return scenario === null ? null : { scenario };
  },
  pursue: (tokens, line) => {
    const whom = readChoice(tokens, ['enemies', 'nobody'], line);
    return whom === null ? null : { pursue: whom === 'enemies' };
  },
  refuse: (tokens, line) => {
    const refuseBelow = readAfter(['below'], tokens, line);
    return refuseBelow === null ? null : { refuseBelow };
  },
  disengage: (tokens, line) => {
    const disengageBelow = readAfter(['below'], tokens, line);
    return disengageBelow === null ? null : { disengageBelow };
  },
  withdraw: readWithdraw,
  after: (tokens, line) => {
    const choice = follows(['lane'], tokens, line);
    const afterLane = choice && readChoice(choice, ['continue', 'return'], line);
    return afterLane === null ? null : { afterLane };
  },
  direct: (tokens, line) => {
    if (isNobody(tokens)) return { direct: [] };
    const parts = tokens.length === 0 ? [[]] : tokens.map((token) => [token]);
    const direct = allOrNull(parts.map((part) => readChoice(part, DIRECT_TARGETS, line)));
    return direct === null ? null : { direct };
  },
  missions: (tokens, line) => {
    const missions = readChoice(tokens, MISSION_POLICIES, line);
    return missions === null ? null : { missions };
  },
  warfare: (tokens, line) => {
    const warfare = readChoice(tokens, WARFARE_POLICIES, line);
    return warfare === null ? null : { warfare };
  },
  retreat: (tokens, line) => {
    const retreat = readChoice(tokens, RETREAT_POLICIES, line);
    return retreat === null ? null : { retreat };
  },
  ram: (tokens, line) => {
    const ram = readChoice(tokens, RAM_POLICIES, line);
    return ram === null ? null : { ram };
  },
  proximity: (tokens, line) => {
    const proximity = readChoice(tokens, PROXIMITY_POLICIES, line);
    return proximity === null ? null : { proximity };
  },
  boarding: (tokens, line) => {
    const boarding = readChoice(tokens, BOARDING_POLICIES, line);
    return boarding === null ? null : { boarding };
  },
  asteroids: (tokens, line) => {
    const asteroids = readChoice(tokens, ASTEROID_POLICIES, line);
    return asteroids === null ? null : { asteroids };
  },
  intel: (tokens, line) => {
    const intel = readNumber(tokens, 'how much Intel', line);
    return intel === null ? null : { intel };
  },
  prizes: (tokens, line) => {
    const prizes = readChoice(tokens, PRIZE_POLICIES, line);
    return prizes === null ? null : { prizes };
  },
  send: (tokens, line) =>
    isEnd(follows(['back', 'crippled'], tokens, line), line) ? { sendBackCrippled: true } : null,
  keep: (tokens, line) =>
    isEnd(follows(['crippled'], tokens, line), line) ? { sendBackCrippled: false } : null,
  resupply: (tokens, line) => {
    const resupply = readChoice(tokens, RESUPPLY_POLICIES, line);
    return resupply === null ? null : { resupply };
  },
  contested: (tokens, line) => {
    const contested = readChoice(tokens, CONTESTED_POLICIES, line);
    return contested === null ? null : { contested };
  },
  stealth: (tokens, line) => {
    const stealth = readChoice(tokens, STEALTH_POLICIES, line);
    return stealth === null ? null : { stealth };
  },
  stay: (tokens, line) => {
    const stayFirst = readClasses(tokens, line);
    return stayFirst === null ? null : { stayFirst };
  },
  unpaid: (tokens, line) => {
    const unpaidFirst = readClasses(tokens, line);
    return unpaidFirst === null ? null : { unpaidFirst };
  },
  unlock: (tokens, line) => {
    const unlockFirst = readClasses(tokens, line);
    return unlockFirst === null ? null : { unlockFirst };
  },
  sweep: (tokens, line) => {
    const sweepFirst = readClasses(tokens, line);
    return sweepFirst === null ? null : { sweepFirst };
  },
  found: (tokens, line) => {
    const foundFirst = readClasses(tokens, line);
    return foundFirst === null ? null : { foundFirst };
  },
  spare: (tokens, line) => {
    const spares = readPowers(tokens, line);
    return spares === null ? null : { spares };
  },
  admit: (tokens, line) => {
    const admits = readPowers(tokens, line);
    return admits === null ? null : { admits };
  },
};

/** What these begin with has a list after it, with commas in it. */
const LISTS = ['stay', 'unpaid', 'unlock', 'sweep', 'found', 'spare', 'admit'];

/** Standing orders with commas between them. */
export function readStanding(tokens: readonly Token[], line: SheetLine): Standing | null {
  const clauses: Token[][] = [];
  for (const part of partsBetween(tokens, ',')) {
    const previous = clauses.at(-1);
    const inList = LISTS.some((word) => isWord(previous?.[0], word));
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
  const said = read.flatMap((part) => Object.keys(part ?? {}));
  if (said.length > Object.keys(standing).length) {
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

/** `engage enemies`, `engage at 80`, or both in one. */
function readEngage(tokens: readonly Token[], line: SheetLine): Standing | null {
  const at = tokens.findIndex((token) => isWord(token, 'at'));
  const ratio = at < 0 ? [] : tokens.slice(at);
  const whom = at < 0 ? tokens : tokens.slice(0, at);
  const engageRatio = at < 0 ? undefined : readAfter(['at'], ratio, line);
  const engage = at === 0 ? undefined : readChoice(whom, ENGAGEMENTS, line);
  if (engageRatio === null || engage === null) return null;
  return {
    ...(engage === undefined ? {} : { engage }),
    ...(engageRatio === undefined ? {} : { engageRatio }),
  };
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
