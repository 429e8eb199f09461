export default definePageConfig({
  navigationBarTitleText: '实名卡激活',
})
