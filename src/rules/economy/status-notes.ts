import type { UnitStatus } from '#model/forces/unit';

/** What stands behind a class in lines of upkeep: nothing of units that are active. @rule ECO-3 */
export const STATUS_NOTES: Readonly<Record<UnitStatus, string>> = {
  active: '',
  reserve: ' in reserve',
  mothballed: ' mothballed',
};
