import { type StarSystem, settlementOf } from '#model/campaign/system';

const PER_CAPACITY = 5;

type Site = Pick<StarSystem, 'anomalies' | 'capacity' | 'utilized' | 'census' | 'owner'>;

/** Whether ruins lie in a system. @rule MAP-8 */
export const hasRuins = ({ anomalies }: Pick<Site, 'anomalies'>): boolean =>
  anomalies.includes('Ruins');

/** The tech investment that ruins give to their finder; 0: there are none. @rule MAP-8 @rule TECH-1 */
export const ruinsFoundOf = (system: Pick<Site, 'anomalies' | 'capacity'>): number =>
  hasRuins(system) ? PER_CAPACITY * system.capacity : 0;

/** What a colony beside ruins learns in a turn: its Utilized Productivity; 0: nothing. @rule MAP-8 @rule TECH-1 */
export const ruinsStudiedOf = (system: Omit<Site, 'capacity'>): number =>
  hasRuins(system) && settlementOf(system) === 'colony' ? system.utilized : 0;
