import { ratingOf } from '#model/forces/design';
import { isPrize, type Piece } from './field.ts';
import { functionsOf } from './functions-of.ts';

type Values = { dv: number; as: number; af: number };

/** SUP-7, TECH-6, CSC-10: the values of a class less what its levels out of supply take; unconverted, and as a prize, it has no weapons. */
export function printed(piece: Piece): Values {
  const supplied = hungry(piece);
  return piece.unit.unconverted || isPrize(piece) ? { ...supplied, as: 0, af: 0 } : supplied;
}

function hungry(piece: Piece): Values {
  const { design, outOfSupply } = piece.unit;
  const values = { dv: design.dv, as: design.as, af: design.af };
  if (design.kind === 'minefield') return values;
  if (design.kind === 'flight') return hungryFlight(values, outOfSupply);
  const pairs = Math.floor(outOfSupply / 2);
  const levels = design.kind === 'base' ? pairs : outOfSupply;
  // Crippled, in reserve or unconverted, DV stays what it was (section 1, TECH-6).
  const isFrugal = ratingOf(design, 'explorer') > 0;
  const gun = (value: number): number => {
    const floor = Math.ceil(value / 2);
    return Math.max(floor, value - levels - (functionsOf(piece, 'ammo') > 0 ? pairs : 0));
  };
  return {
    dv: values.dv - (isFrugal ? pairs : levels),
    as: gun(values.as),
    af: gun(values.af),
  };
}

/** SUP-7: flights lose from the highest value; of equals from AF, then AS, then DV. */
function hungryFlight(values: Values, levels: number): Values {
  const left = { ...values };
  for (let level = 0; level < levels; level += 1) {
    const most = Math.max(left.dv, left.as, left.af);
    if (left.af === most) left.af -= 1;
    else if (left.as === most) left.as -= 1;
    else left.dv -= 1;
  }
  return left;
}
