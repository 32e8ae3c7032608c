import { assistantContract } from '@portico/contracts';
import { invalid } from '../../kernel/api/refusal.ts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { HomepageContext } from '../context.ts';
import { isModuleAtWork } from '../unit/modules.ts';
import { answerQuestion, assistantSettings, maxQuestionLength } from './answer.ts';

export function assistantCalls(services: HomepageContext): ServedCall[] {
  return serve(
    assistantContract,
    {
      async config(_input, { visitor }) {
        const settings = await assistantSettings(services, visitor);
        const isOpen = settings !== undefined && (await isModuleAtWork(services, visitor, 'robot'));
        return {
          open: isOpen ? (1 as const) : (0 as const),
          name: settings?.name ?? '',
          welcome: settings?.welcome ?? '',
          samples: isOpen ? settings.samples : [],
          maxLen: settings?.maxLen ?? maxQuestionLength,
          ...(settings?.sdkUrl && { sdkUrl: settings.sdkUrl }),
        };
      },
      async ask({ search }, { visitor }) {
        if ([...search].length > maxQuestionLength) throw invalid(`问题最多 ${maxQuestionLength} 个字`);
        return answerQuestion(services, visitor, search);
      },
    },
    { modules: { ask: 'robot' } },
  );
}
