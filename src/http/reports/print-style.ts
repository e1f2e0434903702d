import { printStyle } from '#http/pages/print-style';
import type { PlainReply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { Seat } from '#http/visits/seat';
import type { Route } from '#http/routes/route';

/** The running header of a seat's printed pages: they tell what the seat knows, so each seat has a style sheet of its own. */
async function style({ useCases }: Site, { seat }: Readonly<{ seat: Seat }>): Promise<PlainReply> {
  const turn = await useCases.readSeatTurn(seat);
  const { name, campaign } = seat;
  const header = { campaign: campaign.name, seat: name, turn: turn.ok ? turn.value : null };
  return { kind: 'style', css: printStyle(header) };
}

const shared = { method: 'get', path: '/print.css', handle: style } as const;

export const PRINT_STYLE_ROUTES: readonly Route[] = [
  { who: 'moderator', truth: false, ...shared },
  { who: 'player', ...shared },
  { who: 'spectator', ...shared },
];
