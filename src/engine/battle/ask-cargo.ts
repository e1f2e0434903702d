import type { Ask, Asking } from '#engine/tactical/contract';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { BattleOutcome } from '#model/battle/setup';
import type { UnitId } from '#model/campaign/ids';
import type { CargoPiece } from '#model/decisions/cargo-choice';
import type { Answer, DecisionOf } from '#model/decisions/decision';
import type { Unit } from '#model/forces/unit';
import { answerCargo } from '#rules/cargo/answer-cargo';
import { isCargoChosen } from '#rules/cargo/is-cargo-chosen';
import { ladenHoldsOf } from '#rules/cargo/laden-holds-of';
import { overloadOf } from '#rules/cargo/overload-of';
import { partIn } from '#rules/cargo/part-in';
import { sharersOf } from '#rules/cargo/sharers-of';
import { contingentOf, type EncounterRun, nextDecisionId } from './encounter-run.ts';
import { ladenCarrier } from './laden-carrier.ts';
import { onlyAnswer } from './only-answer.ts';

/** Cargo that is lost by now. */
type Gone = ReadonlySet<UnitId>;

/** The holds of a crippled carrier that leave a choice, with the cargo that could stay there. */
function chosenHolds(
  { world: { state } }: EncounterRun,
  unit: Unit,
  aboard: readonly Unit[],
): DecisionOf<'cargo'>['holds'] {
  const cargo = aboard.map((one) => {
    const design = rowOf(state.designs, one.design);
    return { ...one, id: one.id, design, ...partIn(one, design, unit.id) };
  });
  const { holds } = ladenHoldsOf({ unit, design: rowOf(state.designs, unit.design) }, cargo);
  return holds
    .map(({ room, lots }) => ({
      room,
      cargo: lots
        .filter(({ size }) => size <= room)
        .map(({ one, design, cost, size }): CargoPiece => {
          const { id, name, condition } = one;
          return { unit: id, design, name, kind: one.design.kind, condition, cost, size };
        }),
    }))
    .filter(isCargoChosen);
}

/** The question to the owner of a crippled carrier; none if there is no choice. */
function asksOf(run: EncounterRun, carrier: UnitId, gone: Gone): readonly Ask[] {
  const { unit, aboard, wish } = ladenCarrier(run, carrier);
  const left = aboard.filter(({ id }) => !gone.has(id));
  const holds = chosenHolds(run, unit, left);
  if (holds.length === 0) return [];
  const { owner: asked, design, name } = unit;
  const { id: encounter, place } = run.pending;
  const decision = {
    kind: 'cargo',
    id: nextDecisionId(run, asked, 'cargo'),
    cite: cite('CSC-14'),
    asked,
    encounter,
    place,
    carrier: { unit: carrier, design, name },
    holds,
  } as const;
  return [{ decision, standing: answerCargo(decision, wish.first) }];
}

function note(run: EncounterRun, { decision }: Ask, answer: Answer | undefined): void {
  if (decision.kind !== 'cargo' || answer === undefined) return;
  const { keep } = onlyAnswer([answer], 'cargo');
  contingentOf(run, decision.asked).keeps.set(decision.carrier.unit, keep);
}

function* askTogether(run: EncounterRun, asks: readonly Ask[]): Asking<void> {
  if (asks.length === 0) return;
  const answers = yield asks;
  asks.forEach((ask, at) => {
    note(run, ask, answers[at]);
  });
}

/** Carriers that share cargo are asked about one after another, when it is known what happened to the cargo of those before. */
function* askSharers(
  run: EncounterRun,
  { fates }: Pick<BattleOutcome, 'fates'>,
  asked: (carrier: UnitId) => boolean,
): Asking<void> {
  const { state, index } = run.world;
  const gone = new Set<UnitId>();
  for (const { unit: id, fate } of fates) {
    if (!isSharing(run, id)) continue;
    if (fate === 'destroyed') for (const one of index.aboard(id)) gone.add(one.id);
    if (fate !== 'crippled') continue;
    if (asked(id)) yield* askTogether(run, asksOf(run, id, gone));
    const { unit, aboard, wish } = ladenCarrier(run, id);
    const left = aboard.filter((one) => !gone.has(one.id));
    for (const one of overloadOf(state, unit, left, wish).units) gone.add(one.id);
  }
}

const isSharing = ({ world: { index } }: EncounterRun, carrier: UnitId): boolean =>
  index.aboard(carrier).some((one) => sharersOf(one).length > 0);

/**
 * Asks the owners of carriers that were crippled in a battle which cargo stays aboard, if they have a choice.
 * @rule CSC-14 @rule TURN-4
 * @ruling Nobody is asked about the cargo of captured carriers. Standing orders decide what stays aboard, as for units that surrender at
 *   the end of the encounter. Cargo that the owner of a crippled carrier doesn't name stays by standing orders, if there is room beside the
 *   named cargo.
 */
export function* askCargo(run: EncounterRun, outcome: BattleOutcome): Asking<void> {
  const { fates, captured = [] } = outcome;
  const isAsked = (id: UnitId): boolean => !captured.some(({ unit }) => unit === id);
  const alone = fates.filter(
    ({ unit, fate }) => fate === 'crippled' && isAsked(unit) && !isSharing(run, unit),
  );
  yield* askTogether(
    run,
    alone.flatMap(({ unit }) => asksOf(run, unit, new Set())),
  );
  yield* askSharers(run, outcome, isAsked);
}
