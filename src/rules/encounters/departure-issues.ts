import type { RuleRef } from '#kernel/reasons/cite';
import type { Departure, FleetWays } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';

type Asked = Readonly<{
  fleets: readonly FleetWays[];
  cite: RuleRef;
  /** Who has to be among those that leave: somebody, everybody who fights, or nobody. */
  must: 'somebody' | 'all who fight' | 'nobody';
}>;

/** What speaks against fleets leaving by these lanes. @rule ENC-4 */
export function departureIssues(
  leave: readonly Departure[],
  { fleets, cite, must }: Asked,
): readonly OrderIssue[] {
  const refused = (code: string, text: string): OrderIssue => ({
    severity: 'refused',
    code,
    cite,
    path: 'leave',
    text,
  });
  const going = leave.map(({ fleet }) => fleet);
  const isWay = ({ fleet, lane }: Departure): boolean =>
    fleets.some((one) => one.fleet === fleet && one.ways.some((way) => way.lane === lane));
  const issues: OrderIssue[] = [];
  if (!leave.every(isWay)) {
    const text = 'Choose for each fleet that leaves one of the lanes that it can leave by.';
    issues.push(refused('ANSWER_NO_WAY_OUT', text));
  }
  if (new Set(going).size < going.length) {
    issues.push(refused('ANSWER_FLEET_TWICE', 'Name each fleet that leaves once.'));
  }
  if (must === 'somebody' && leave.length === 0) {
    issues.push(refused('ANSWER_NOBODY_LEAVES', 'Name at least one fleet that leaves.'));
  }
  const staying = fleets.filter(({ fleet, fights }) => fights && !going.includes(fleet));
  if (must === 'all who fight' && (staying.length > 0 || leave.length === 0)) {
    const text = 'All fleets with military units must leave, or none can: name a lane for each.';
    issues.push(refused('ANSWER_FLEET_STAYS', text));
  }
  return issues;
}
