export default definePageConfig({
  navigationBarTitleText: '活动推广员招募',
})
