-- The words recruits read are the tenant's own: sites that are there already keep those they have had.
update tenants set settings = settings || jsonb_build_object('distribution',
  case when jsonb_typeof(settings -> 'distribution') = 'object' then settings -> 'distribution' else '{}'::jsonb end || jsonb_build_object('html',
    '<h3>推广规则</h3><p>分享活动或商品，好友在锁定期内下单，您将按等级比例获得佣金。佣金在订单完成后结算，退款订单不计。</p><p>不得虚假宣传，不得给自己下单获取佣金。</p>'))
where settings -> 'distribution' ->> 'html' is null;
create index orders_of_promo on orders (promo_id) where promo_id is not null;
