import { expect, it, vi } from 'vitest';
import { endStage, stage } from './progress.ts';

it('prints one line per stage, completed with its seconds when the next begins', () => {
  const clock = vi.spyOn(performance, 'now');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  clock.mockReturnValue(0);
  stage('Bundling');
  clock.mockReturnValue(4200);
  stage('Compressing');
  clock.mockReturnValue(5100);
  endStage();
  endStage();
  const written = write.mock.calls.map(([text]) => text).join('');
  expect(written).toBe('Bundling… 4 s\nCompressing… 1 s\n');
});
