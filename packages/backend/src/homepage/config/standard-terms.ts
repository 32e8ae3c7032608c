import type { ContentPiece } from '@portico/contracts';
import type { School } from '../../kernel/identity/schema.ts';

type Section = [title: string, text: string];

const updateTime = '2026-09-01 09:00:00';

/** The terms of a school that has written none of its own; its own content item with the same sign replaces them. */
export function standardTerms(
  { unitName, filings }: Pick<School, 'unitName' | 'filings'>,
  sign: string | undefined,
): ContentPiece | undefined {
  const operator = filings.organizer || unitName;
  const terms: Record<string, { title: string; sections: Section[] }> = {
    'user-agreement': {
      title: '用户协议',
      sections: [
        ['服务内容', `${unitName}一网通办（以下称“本站”）由${operator}建设与维护，提供服务办理、通知、新闻、日程等内容。`],
        ['账号', '账号由本单位发放，只供您本人使用。请妥善保管密码；发现账号被他人使用，请立即修改密码并联系管理员。'],
        ['使用规则', '请遵守法律法规和本单位的规定，不提交虚假材料，不干扰本站运行，不收集他人信息。'],
        ['外部链接', '部分服务由其他部门或单位提供。离开本站前会有提示，其内容由提供方负责。'],
        ['变更与终止', '本协议更新后会在这里公布。您可以随时退出登录，也可以在个人中心注销账号。'],
      ],
    },
    'privacy-policy': {
      title: '隐私政策',
      sections: [
        [
          '收集的信息',
          '登录时使用您的姓名、学号或工号、部门和身份；办理服务时使用您填写的内容；为保障安全，记录登录时间、设备和网络地址。',
        ],
        ['用途', `${unitName}一网通办只用这些信息确认身份、显示与您有关的课表、待办和通知，以及办理您申请的事项。`],
        ['提供给他人', '办理某项服务时，必要的信息会交给该服务的承办部门。除法律法规另有规定外，不提供给其他单位和个人。'],
        ['保存', '信息保存在境内。会话最长保存 30 天；注销账号后，除依法应当保留的记录外，您的信息会被删除。'],
        ['您的权利', `您可以在个人中心查看、更正、导出个人信息，撤回同意或注销账号。有疑问请联系${operator}。`],
      ],
    },
  };
  const found = sign !== undefined && Object.hasOwn(terms, sign) ? terms[sign] : undefined;
  if (!sign || !found) return undefined;
  const html = found.sections.map(([title, text]) => `<h2>${title}</h2><p>${text}</p>`).join('');
  return { id: sign, sign, title: found.title, updateTime, html };
}
