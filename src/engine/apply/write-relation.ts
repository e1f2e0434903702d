import { compareText } from '#kernel/result/compare-text';
import type { EmpireId } from '#model/campaign/ids';
import {
  type DiplomaticState,
  openStateOf,
  type Relation,
  relationIdOf,
} from '#model/campaign/relation';
import type { Writer } from './writer.ts';

type Stand = Readonly<{ state: DiplomaticState; covert: boolean; pact: boolean; turn: number }>;

/**
 * From now two empires stand so; if they never met they have met. Whom it is kept from goes on as before, and a pact
 * that they have ends by an event of its own.
 * @rule DIP-3 @rule DIP-12
 */
export function writeRelation(
  write: Writer,
  [one, other]: readonly [EmpireId, EmpireId],
  { state, covert, pact, turn }: Stand,
): void {
  const id = relationIdOf(one, other);
  const known: Relation | undefined = write.read().relations[id];
  const [a, b] = compareText(one, other) < 0 ? [one, other] : [other, one];
  const shown = openStateOf(known);
  const {
    since,
    sustained,
    pact: hadPact,
  } = known ?? { since: turn, sustained: true, pact: false };
  write.put('relations', id, {
    ...known,
    id,
    a,
    b,
    state,
    openly: covert && shown !== state ? shown : null,
    since,
    sustained,
    pact: pact || hadPact,
  });
}
