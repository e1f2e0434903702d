import { cite } from '#kernel/reasons/cite';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';

/** What draws raiders to a system, and what keeps them away. */
export type RaidFacts = Readonly<{
  /** Shipyards, depots and convoys of everybody. */
  prey: number;
  ships: number;
  flights: number;
  /** How many of these ships and flights are fit and have Police: they count twice. */
  policeShips: number;
  policeFlights: number;
  intel: number;
  /** A colony in rebellion. */
  rebels: boolean;
}>;

const BASE = 10;
const PER_PREY = 10;
const PER_SHIP = -5;
const PER_FLIGHT = -1;
const PER_INTEL = -5;
const PER_REBELLION = 20;
const LEAST = 1;

/**
 * The chance in percent that raiders come to a system, line by line.
 * @rule SUP-1
 */
export function raidChanceOf(facts: RaidFacts): Ledger {
  const SUP_1 = cite('SUP-1');
  const line = (label: string, amount: number) => ({ label, cite: SUP_1, amount });
  const lines = [
    line('Every system', BASE),
    line('Shipyards, depots and convoys', facts.prey * PER_PREY),
    line('Military ships', facts.ships * PER_SHIP),
    line('Flights', facts.flights * PER_FLIGHT),
    line('Police', facts.policeShips * PER_SHIP + facts.policeFlights * PER_FLIGHT),
    line('Intel', facts.intel * PER_INTEL),
    line('Rebellion', facts.rebels ? PER_REBELLION : 0),
  ].filter(({ amount }) => amount !== 0);
  const total = ledgerTotal(lines);
  return total >= LEAST ? lines : [...lines, line('Never less than 1', LEAST - total)];
}
