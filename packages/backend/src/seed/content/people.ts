/** The demo's accounts; every school has them. */
export const peopleOfDemo = [
  {
    ...{ code: 'student', account: '20260001', name: '林知夏', userType: 'STUDENT' as const, deptName: '信息科学与工程学院' },
    roles: [{ code: 'student', name: '本科生' }],
    ...{ gender: '女', mobile: '13800004216', mail: 'lin****@qinghe.example', idNo: '4201**********0026' },
    ...{ major: '计算机科学与技术', className: '2026 级 2 班', campus: '东区' },
  },
  {
    ...{ code: 'staff', account: 'T10001', name: '周景行', userType: 'STAFF' as const, deptName: '教务处' },
    roles: [{ code: 'staff', name: '教职工' }],
    ...{
      gender: '男',
      mobile: '13900000317',
      mail: 'zhou****@qinghe.example',
      idNo: '4201**********0013',
      title: '副处长',
      campus: '西区',
    },
  },
  {
    ...{ code: 'admin', account: 'admin', name: '系统管理员', userType: 'ADMIN' as const, deptName: '信息化办公室' },
    roles: [{ code: 'admin', name: '管理员' }],
  },
];
