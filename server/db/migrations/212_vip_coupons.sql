-- A benefit of type 3 is a coupon, which only the benefit gives.
alter table vip_benefit drop constraint vip_benefit_type_check;
alter table vip_benefit add column coupon_id text;
alter table vip_benefit add constraint vip_benefit_type_check
  check (type in (1, 2) or (type = 3 and coupon_id is not null and surcharge = 0));
alter table coupon drop constraint coupon_kind_check;
alter table coupon add constraint coupon_kind_check check (kind in ('claim', 'gift', 'vip'));
