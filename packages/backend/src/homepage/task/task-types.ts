/** Kinds of tasks, in the order of the tabs. */
export const taskTypes = [
  { type: 'todo', name: '待办', icon: 'claim' },
  { type: 'read', name: '待阅', icon: 'mail' },
  { type: 'mine', name: '我发起的', icon: 'pick' },
  { type: 'done', name: '已办', icon: 'cert' },
  { type: 'copy', name: '抄送我的', icon: 'visit' },
  { type: 'draft', name: '草稿', icon: 'doc' },
] as const;
