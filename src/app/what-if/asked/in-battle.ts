import type { EmpireView } from '#fog/views/empire-view';
import type { SeenCombatant, SeenEvent, SeenEventOf, SeenMoment } from '#fog/views/seen-event';
import { valuesById } from '#kernel/collections/tables';
import type { BattleId, EmpireId } from '#model/campaign/ids';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { Decision } from '#model/decisions/decision';
import { partnerOf } from '#model/decisions/partner-alias';
import { aboardOf } from '#report/sections/gone-along';
import { enteredIn, playedMoments } from '#report/sections/played-moments';
import type { AskedAfter, AskedBattle, AskedUnit } from './battle-asked.ts';
import { beforeBattle } from './before-battle.ts';
import { type LostBySide, type LostUnit, soFarOf } from './so-far.ts';

type OfBattle = Extract<Decision, { battle: BattleId; round?: number }>;
type Step = SeenEventOf<'BattleMoment'>;
type Condition = SeenGroup['condition'];

/** Whether a question comes while task forces form or fight. */
const isOfBattle = (decision: Decision): decision is OfBattle =>
  'battle' in decision && decision.kind !== 'battle-outcome';

/** Own units that a question shows, wherever it shows them. */
const piecesIn = (decision: Decision): readonly AskedUnit[] => [
  ...('own' in decision ? decision.own : []),
  ...('ownForce' in decision ? (decision.ownForce ?? []) : []),
  ...('reinforcements' in decision ? decision.reinforcements : []),
];

/** What has shown itself in a battle, and what became of it; null: it is out of it. */
type Shown = Readonly<{ one: SeenCombatant; now: Condition | null; isLost: boolean }>;

function shownIn(steps: readonly Step[], view: EmpireView): readonly Shown[] {
  const last = new Map<string, string>();
  for (const { changes } of playedMoments(steps, aboardOf(valuesById(view.units))).values()) {
    for (const { side, tag, to } of changes) last.set(`${String(side)} ${tag}`, to);
  }
  return steps
    .flatMap(({ moment }) => enteredIn(moment))
    .map((one) => {
      const side = one.own || one.ours === true ? 0 : 1;
      const now = last.get(`${String(side)} ${one.tag}`) ?? one.condition;
      return {
        one,
        now: now === 'sound' || now === 'crippled' ? now : null,
        isLost: now === 'destroyed' || now === 'captured',
      };
    });
}

const isOurs = ({ one }: Shown): boolean => one.own || one.ours === true;

const kindIn = (one: SeenCombatant, view: EmpireView): AskedUnit['kind'] =>
  view.designs[one.design]?.design.kind ?? 'ship';

/** Takes the first of these that fits out of them. */
function takeOut(from: Shown[], fits: (one: SeenCombatant) => boolean): Shown | undefined {
  const at = from.findIndex(({ one }) => fits(one));
  return at < 0 ? undefined : from.splice(at, 1)[0];
}

const isNamedAs =
  ({ unit, design, name }: AskedUnit) =>
  (one: SeenCombatant): boolean =>
    one.own
      ? one.unit === unit
      : partnerOf(unit) !== null && one.design === design && one.name === name;

/** Own units that are still in the battle: those that a question showed, and those that showed themselves. */
function ownNow(
  pieces: readonly AskedUnit[],
  shown: readonly Shown[],
  view: EmpireView,
): readonly AskedUnit[] {
  const latest = new Map(pieces.map((piece) => [piece.unit, piece]));
  const left = [...shown];
  const asked = [...latest.values()].flatMap((piece): readonly AskedUnit[] => {
    const found = takeOut(left, isNamedAs(piece));
    const condition = found === undefined ? piece.condition : found.now;
    return condition === null ? [] : [{ ...piece, condition }];
  });
  const others = left.flatMap(({ one, now }): readonly AskedUnit[] => {
    if (!one.own || now === null) return [];
    const { unit, design, name } = one;
    const known = view.units[unit];
    const supply =
      known === undefined ? {} : { outOfSupply: known.outOfSupply, ordnance: known.ordnance };
    return [{ unit, design, name, kind: kindIn(one, view), condition: now, ...supply }];
  });
  return [...asked, ...others];
}

/** What is left of groups without those that have shown themselves since. */
function behind(groups: readonly SeenGroup[], shown: readonly Shown[]): readonly SeenGroup[] {
  const left = [...shown];
  return groups.flatMap((group) => {
    const { design, condition } = group;
    let count = group.count;
    while (
      count > 0 &&
      takeOut(left, (one) => one.design === design && one.condition === condition)
    ) {
      count -= 1;
    }
    return count === 0 ? [] : [{ ...group, count }];
  });
}

const reinforcementsOf = (moment: SeenMoment): number | null | undefined =>
  (moment.type === 'TaskForceFormed' || moment.type === 'ReinforcementsEntered') && !moment.mine
    ? moment.reinforcements
    : undefined;

/** What an earlier question, or else the player’s own view, knows of an enemy there. */
function knownBefore({ view, asked: { decision }, before }: AskedAfter): AskedBattle {
  const asked = before.filter(({ decision: one }) => !isOfBattle(one));
  const found = asked.map(beforeBattle).findLast((battle) => battle !== null);
  return found ?? ofView(view, decision);
}

function ofView(view: EmpireView, { place }: Decision): AskedBattle {
  const at = place.kind === 'system' ? place.system : place.lane;
  const there = valuesById(view.contacts).filter(
    ({ place: one, current }) => current && (one.kind === 'system' ? one.system : one.lane) === at,
  );
  const enemies = there.map(({ kind, owner, groups }) => {
    const inSpace = groups.filter((group) => group.kind !== 'ground');
    const [mobile, fixed] = kind === 'fleet' ? [inSpace, []] : [[], inSpace];
    return { empire: owner, groups: mobile, defenses: fixed };
  });
  const rest = {
    scenario: 'deep-space',
    attacker: 'two',
    isPart: null,
    soFar: null,
  } as const;
  return { place, own: [], enemies, ...rest };
}

type Demand = Readonly<{ attacker: AskedBattle['attacker'] }>;

/** Who has demanded the battle, by what the player has seen. */
function demandIn(seen: readonly SeenEvent[], { empire }: EmpireView): Demand {
  const began = seen.find((event) => event.type === 'EncounterBegan');
  const together = new Set<EmpireId | null>([empire.id, ...(began?.together ?? [])]);
  const demand = seen.findLast((event) => event.type === 'ScenarioDemanded');
  return { attacker: demand !== undefined && together.has(demand.by) ? 'one' : 'two' };
}

/** The enemy’s units: those in sight, and those that wait behind them as far as they were seen before. */
function enemyNow(
  {
    decision,
    steps,
    shown,
  }: Readonly<{ decision: OfBattle; steps: readonly Step[]; shown: readonly Shown[] }>,
  {
    view,
    known,
    hasDefenses,
  }: Readonly<{ view: EmpireView; known: AskedBattle['enemies']; hasDefenses: boolean }>,
): readonly SeenGroup[] {
  const inSight = shown.flatMap(({ one, now }): readonly SeenGroup[] =>
    now === null ? [] : [{ design: one.design, kind: kindIn(one, view), condition: now, count: 1 }],
  );
  if ('waiting' in decision) return [...inSight, ...(decision.waiting ?? [])];
  const last = steps
    .map(({ moment }) => reinforcementsOf(moment))
    .findLast((one) => one !== undefined);
  if (last === 0) return inSight;
  const groups = known.flatMap((one) => [...one.groups, ...(hasDefenses ? one.defenses : [])]);
  return [...inSight, ...behind(groups, shown)];
}

/** What the player has seen of a battle: its scenario, those whom it is fought against, and its steps. */
function seenOf({ battle }: OfBattle, seen: readonly SeenEvent[]) {
  const began = seen.find(
    (event): event is SeenEventOf<'BattleBegan'> =>
      event.type === 'BattleBegan' && event.battle === battle,
  );
  const enemy: readonly (EmpireId | null)[] = began?.enemy ?? [null];
  const scenario = began?.scenario ?? 'deep-space';
  const steps = seen.filter(
    (event): event is Step => event.type === 'BattleMoment' && event.battle === battle,
  );
  return { scenario, enemy, steps };
}

/**
 * What the player has in a battle, by the questions of it. Only the one how to form the task force shows all that are there; without it,
 * what was asked before the battle does, unless that was of more than a part.
 */
function piecesOf(
  { asked, before }: AskedAfter,
  known: AskedBattle,
  scenario: string,
): readonly AskedUnit[] {
  const all = [...before.map(({ decision }) => decision), asked.decision];
  const ofThis = all.filter(
    (one) => isOfBattle(one) && isOfBattle(asked.decision) && one.battle === asked.decision.battle,
  );
  const hasFormed = ofThis.some(({ kind }) => kind === 'task-force');
  const isWhole = scenario !== 'interception' && scenario !== 'breakout';
  return [...(hasFormed || !isWhole ? [] : known.own), ...ofThis.flatMap(piecesIn)];
}

/** What each side has lost so far, as far as it had shown itself. @rule CSC-14 */
function lostIn(shown: readonly Shown[], view: EmpireView): LostBySide {
  const lost = shown.filter(({ isLost }) => isLost);
  const unitsOf = (some: readonly Shown[]): readonly LostUnit[] =>
    some.map(({ one }) => ({ one, kind: kindIn(one, view) }));
  return { one: unitsOf(lost.filter(isOurs)), two: unitsOf(lost.filter((of) => !isOurs(of))) };
}

/** A battle that is fought, or about to be, as its player has seen it so far; null: it is asked before one. @rule CSC-15 @rule FOG-6 */
export function inBattle(after: AskedAfter): AskedBattle | null {
  const { view, asked } = after;
  const { decision, seen } = asked;
  if (!isOfBattle(decision)) return null;
  const { scenario, enemy, steps } = seenOf(decision, seen);
  const shown = shownIn(steps, view);
  const known = knownBefore(after);
  const groups = enemyNow(
    { decision, steps, shown: shown.filter((one) => !isOurs(one)) },
    {
      view,
      known: known.enemies.filter(({ empire }) => enemy.includes(empire)),
      hasDefenses: scenario === 'defensive',
    },
  );
  return {
    place: decision.place,
    scenario,
    ...demandIn(seen, view),
    own: ownNow(piecesOf(after, known, scenario), shown.filter(isOurs), view),
    enemies: [{ empire: enemy[0] ?? null, groups, defenses: [] }],
    isPart: null,
    soFar: soFarOf(
      decision,
      steps.map(({ moment }) => moment),
      lostIn(shown, view),
    ),
  };
}
