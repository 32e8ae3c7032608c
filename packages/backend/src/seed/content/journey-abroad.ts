import type { GuideBody } from '@portico/contracts';

/** Approval of journeys abroad, as the mock shows it. */
export function journeyAbroad(updateTime: string): Omit<GuideBody, 'itemCode'> {
  return {
    handleKind: 'commitment',
    serviceObjects: ['全日制本科生', '研究生', '在职教职工'],
    legalDays: 15,
    commitDays: 5,
    dayUnit: 'workday',
    visits: 0,
    fee: { charge: false },
    places: [{ address: '行政服务中心 6 号窗口', time: '工作日 8:30—11:30，14:00—17:00' }],
    consultPhone: '027-6800 1260',
    conditions: '<p>行程已获邀请函，且出发日距申请日不少于 20 天。</p>',
    materials: [
      { name: '境外邀请函及中文译件', required: true, source: '申请人提供', form: ['electronic'] },
      { name: '出国（境）行程表', required: true, source: '系统生成', form: ['electronic'] },
      { name: '导师或部门意见', required: true, source: '流程内完成', form: ['electronic'] },
      { name: '资助证明', required: false, source: '财务处', form: ['copy', 'electronic'] },
    ],
    steps: [
      { no: 1, name: '在线填报', actor: '申请人', limit: '约 15 分钟' },
      { no: 2, name: '学院审核', actor: '导师、学院负责人', limit: '2 个工作日' },
      { no: 3, name: '归口会签', actor: '学工部或人事处', limit: '1 个工作日' },
      { no: 4, name: '国际交流处审批', actor: '派出科', limit: '2 个工作日' },
      { no: 5, name: '领取批件', actor: '申请人', limit: '即时', desc: '线上下载' },
    ],
    faqs: [
      {
        q: '因私出国需要在这里申请吗？',
        a: '学生因私出国（境）不需审批，离校超过 3 天请办理“请假申请”。教职工因私出国（境）请走人事处备案。',
      },
      { q: '行程变更后怎么处理？', a: '在“我的申请”中提交变更，由原审批环节复核。' },
      { q: '批件在哪里下载，是否需要盖章？', a: '办结后在线下载，批件带电子签章，无需再盖章。' },
    ],
    attachments: [],
    updateTime,
  };
}
