import { cellPhrase } from '#report/document/cell-phrase';
import type { Block, BlockOf, ThingCard } from '#report/document/document';
import { BODY, CARD, CARD_TITLE, COLOURS, LABEL } from './inks.ts';
import { linePieces } from './line-pieces.ts';
import { baselineOf, inkRun, type Pen } from './pen.ts';
import { phraseRuns } from './phrase-runs.ts';
import { type Piece, type Place, stackHeight } from './piece.ts';

type Pieces = readonly Piece[];
/** Lays out what is in a card: handed in, since cards are blocks themselves. */
export type LayOut = (blocks: readonly Block[], place: Place) => Pieces;

/** The share of the width that is left to write in. */
const ROOM_SHARE = 0.3;
const GUTTER = 14;
/** Between two lines to write on. */
const LINE_STEP = 15;
const FEWEST_LINES = 2;
const CARD_GAP = 9;
/** A card that takes more of a page than this may go on on the next. */
const KEPT_SHARE = 0.45;

function headPieces(card: ThingCard, place: Place): Pieces {
  const { pen } = place;
  const inks = { ...BODY, text: CARD_TITLE, strong: CARD_TITLE };
  const about = phraseRuns(pen, card.about, BODY);
  return linePieces(place, {
    runs: [
      ...phraseRuns(pen, card.title, inks),
      ...(about.length === 0 ? [] : [inkRun(pen, '   ', BODY.quiet)]),
      ...about,
    ],
    size: CARD_TITLE.size,
    tag: pen.tag(place.parent, `H${String(Math.min(place.rank + 1, 6))}`),
    gap: CARD_GAP,
    keepsNext: true,
  });
}

function factPieces({ facts, blocks }: ThingCard, place: Place): Pieces {
  const { pen } = place;
  if (facts.length === 0) return [];
  const runs = facts.flatMap(({ label, value }, index) => [
    ...(index === 0 ? [] : [inkRun(pen, '  · ', CARD.quiet)]),
    inkRun(pen, `${label}\u00a0`, CARD.quiet),
    ...phraseRuns(pen, cellPhrase(value), CARD),
  ]);
  const tag = pen.tag(place.parent, 'P');
  const keeps = blocks.length > 0 ? ({ keepsNext: true } as const) : {};
  return linePieces(place, { runs, size: CARD.size, tag, gap: 1, ...keeps });
}

/** An empty strip, for cards that are lower than their lines to write on. */
const spare = (height: number): Piece => ({
  height,
  gap: 0,
  keepsNext: false,
  draw: () => undefined,
});

const heightened = (pieces: Pieces): Pieces => {
  const missing = FEWEST_LINES * LINE_STEP + 4 - stackHeight(pieces);
  return missing > 0 ? [...pieces, spare(missing)] : pieces;
};

/** The lines to write on beside a piece whose top is `from` below that of its card. */
function drawLines(
  pen: Pen,
  at: Readonly<{ x: number; y: number; width: number; from: number; to: number }>,
): void {
  const { x, y, width, from, to } = at;
  for (let line = Math.ceil(from / LINE_STEP) * LINE_STEP; line < to; line += LINE_STEP) {
    if (line > 0) pen.rule({ x, y: y + line - from, width, weight: 0.4, colour: COLOURS.rule });
  }
}

function withRoom(pieces: Pieces, place: Place, inner: number): Pieces {
  const { pen } = place;
  const width = place.width - inner - GUTTER;
  const isKept = stackHeight(pieces) <= place.pageHeight * KEPT_SHARE;
  const label = [inkRun(pen, 'ORDERS', LABEL)];
  let from = 0;
  return pieces.map((piece, index): Piece => {
    const top = from;
    const after = pieces[index + 1];
    from += piece.height + (after?.gap ?? 0);
    const to = from;
    return {
      ...piece,
      keepsNext: after !== undefined && (isKept || piece.keepsNext),
      draw: (x, y, height) => {
        pen.artifact(() => {
          if (index === 0) {
            pen.rule({ x, y: y - 3, width: place.width, weight: 0.8, colour: COLOURS.rule });
            pen.write(label, x + inner + GUTTER, baselineOf(y - 1, LABEL.size));
          }
          drawLines(pen, { x: x + inner + GUTTER, y, width, from: top, to });
        });
        piece.draw(x, y, height);
      },
    };
  });
}

/** What a card says, in a section of its own. */
function saidPieces(card: ThingCard, place: Place, layOut: LayOut): Pieces {
  const inside: Place = { ...place, parent: place.pen.tag(place.parent, 'Sect') };
  return [
    ...headPieces(card, inside),
    ...factPieces(card, inside),
    ...layOut(card.blocks, { ...inside, rank: Math.min(place.rank + 1, 6) }),
  ];
}

/** A card that is only read: a line sets it off from the one above. */
function readPieces(card: ThingCard, place: Place, layOut: LayOut): Pieces {
  const { pen, width } = place;
  const [head, ...rest] = saidPieces(card, place, layOut);
  if (head === undefined) return [];
  const lined: Piece = {
    ...head,
    draw: (x, y, height) => {
      pen.artifact(() => {
        pen.rule({ x, y: y - 3, width, weight: 0.8, colour: COLOURS.rule });
      });
      head.draw(x, y, height);
    },
  };
  return [lined, ...rest];
}

function piecesOfCard(card: ThingCard, place: Place, layOut: LayOut): Pieces {
  const inner = place.width * (1 - ROOM_SHARE) - GUTTER;
  return withRoom(heightened(saidPieces(card, { ...place, width: inner }, layOut)), place, inner);
}

/** Things one below the other, each with lines to write on beside it unless they are only read; only a long one is cut at the end of a page. */
export function cardPieces(block: BlockOf<'cards'>, place: Place, layOut: LayOut): Pieces {
  if (block.cards.length > 0) {
    const piecesOf = block.toRead === true ? readPieces : piecesOfCard;
    return block.cards.flatMap((card) => piecesOf(card, place, layOut));
  }
  const { pen } = place;
  const runs = [inkRun(pen, block.empty, BODY.quiet)];
  return linePieces(place, { runs, size: BODY.size, tag: pen.tag(place.parent, 'P'), gap: 4 });
}
