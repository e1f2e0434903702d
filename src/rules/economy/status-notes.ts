import type { UnitStatus } from '#model/forces/unit';

/** The note after a class in lines of upkeep: empty for active units. @rule ECO-3 */
export const STATUS_NOTES: Readonly<Record<UnitStatus, string>> = {
  active: '',
  reserve: ' in reserve',
  mothballed: ' mothballed',
};
