import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Question } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import { currentPublication } from '#app/editions/current-publication';

/**
 * All questions to a player since their last report, in the order of asking. Questions of finished phases are included,
 * so that players can't tell whether their answer was the last one. @rule FOG-1
 */
export async function questionsTo(
  reader: StoreReader,
  { id, version }: Pick<Campaign, 'id' | 'version'>,
  empire: EmpireId,
): Promise<readonly Question[]> {
  const issued = currentPublication(await reader.publications(id));
  const runs = await reader.runs(id);
  const played = runs
    .filter((run) => !run.undone && run.version > (issued?.version ?? 0))
    .map((run) => run.version);
  const questions: Question[] = [];
  for (const one of [...played, version + 1]) questions.push(...(await reader.questions(id, one)));
  return questions.filter(
    ({ decision, status, atDesk }) =>
      decision.asked === empire && status !== 'withdrawn' && !atDesk,
  );
}
