import { codes } from '@portico/contracts';

/** A business outcome that is not a success. The message is for the visitor, in Chinese. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: number;
  /** What a form needs to show it: reasons by field, or what stands now. */
  readonly data: object | undefined;

  constructor(code: number, message: string, data?: object) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export const signedOut = () => new Refusal(codes.signedOut, '登录状态已失效，请重新登录');
export const notFound = (what = '内容') => new Refusal(codes.notFound, `${what}不存在或已下架`);
export const notInAudience = () => new Refusal(codes.notInAudience, '您没有使用该功能的权限');
export const moduleOff = (name: string) => new Refusal(codes.moduleOff, `${name}暂未开放`);
export const inMaintenance = (text: string) => new Refusal(codes.moduleOff, text);
export const invalid = (message = '提交的内容有误') => new Refusal(codes.invalid, message);
export const stepUpRequired = () => new Refusal(codes.stepUpRequired, '为了您的账号安全，请重新登录后再试');
