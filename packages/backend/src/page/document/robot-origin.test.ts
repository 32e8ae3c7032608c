import { callKey, configContract } from '@portico/contracts';
import { expect, test } from 'vitest';
import { robotOrigin } from './robot-origin.ts';

const answers = (sdkUrl: string, accessToken = 'pass') => ({
  [callKey(configContract.intelligence, {})]: [{ type: 2, code: 'x', accessToken, link: '', sdkUrl }],
});

test('case 55 · the policy allows only the host of the school’s robot, while its module is open', () => {
  expect(robotOrigin(answers('https://robot.school.example/2.1/sdk.js?x=1'))).toBe('https://robot.school.example');
  expect(robotOrigin(answers('https://robot.school.example/sdk.js', ''))).toBeUndefined();
  for (const other of ['/js/robot-sdk.js', 'http://robot.example/sdk.js', 'javascript:alert(1)', 'https://*.example; script-src *', ''])
    expect(robotOrigin(answers(other))).toBeUndefined();
  expect(robotOrigin({})).toBeUndefined();
});
