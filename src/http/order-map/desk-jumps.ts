import type { Jumps } from '#http/pages/frame';
import type { OrderMapContent } from './order-map-content.ts';
import { TEXTS } from './texts.ts';

/** The parts of the desk that are there, those first that one comes back to most. */
export function deskJumps(desk: OrderMapContent): Jumps {
  const { form, fleet, system, several, contact, empire, handIn } = desk;
  const isChosen = [form, fleet, system, several, contact, empire].some((one) => one !== null);
  const submits = handIn.run !== null || handIn.label !== '';
  const { name, guide, lists, chosen, map, orders, submit, run } = TEXTS.deskParts;
  const all = [
    { href: '#guide', label: guide, isThere: desk.firstTurn !== null },
    { href: '#fleets-title', label: lists, isThere: true },
    { href: '#side', label: chosen, isThere: isChosen },
    { href: '#stars', label: map, isThere: true },
    { href: '#sheet', label: orders, isThere: true },
    { href: '#submit', label: handIn.run === null ? submit : run, isThere: submits },
  ];
  return { name, links: all.filter(({ isThere }) => isThere) };
}
