/** What a unit is worth wherever forces are weighed: AS + AF + DV. @rule ENC-5 @rule CSC-1 */
export function strengthOf(stats: Readonly<{ dv: number; as: number; af: number }>): number {
  return stats.as + stats.af + stats.dv;
}
