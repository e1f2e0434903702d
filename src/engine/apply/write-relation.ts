import { unique } from '#kernel/collections/unique';
import { compareText } from '#kernel/result/compare-text';
import type { EmpireId } from '#model/campaign/ids';
import {
  type DiplomaticState,
  openStateOf,
  type Relation,
  relationIdOf,
} from '#model/campaign/relation';
import { NO_DEALINGS } from '#model/campaign/dealings';
import { dealingsAfter, keptDealings } from '#rules/diplomacy/dealings-after';
import { attitudeAt } from '#rules/worlds/attitude';
import type { Writer } from './writer.ts';

/** How two empires stand from now on, and who is to know. */
export type Stand = Readonly<{
  state: DiplomaticState;
  covert: boolean;
  pact: boolean;
  turn: number;
  /** Who declared the war that they are in now. */
  declaredBy?: EmpireId;
}>;

/**
 * From now two empires stand so; if they never met they have met. Whom it is kept from goes on as before, and a pact
 * that they have ends by an event of its own.
 * @rule DIP-3 @rule DIP-12
 */
export function writeRelation(
  write: Writer,
  [one, other]: readonly [EmpireId, EmpireId],
  { state, covert, pact, turn, declaredBy }: Stand,
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
  const { dealings = NO_DEALINGS, ...rest }: Partial<Relation> = known ?? {};
  const declarers = declaredBy === undefined ? [] : [declaredBy];
  const all = unique([...dealings.declaredBy, ...declarers]);
  write.put('relations', id, {
    ...rest,
    ...(rest.attitude === undefined ? {} : { attitude: attitudeAt(rest.attitude, state) }),
    ...keptDealings(dealingsAfter({ ...dealings, declaredBy: all }, state)),
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
