export default definePageConfig({
  navigationBarTitleText: '比赛成绩',
  enablePullDownRefresh: true,
})
