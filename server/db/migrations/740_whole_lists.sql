-- What lists without pages read, by an index each. What a discount code has sold is kept with it: the list of codes
-- summed every order of every code of the tenant.
alter table discount_code add column sold_orders integer not null default 0;
alter table discount_code add column sold_cost bigint not null default 0;
update discount_code d set sold_orders = s.orders, sold_cost = s.cost
  from (select iid, promo_id, count(*) as orders, sum(coalesce((parts ->> 'codeSave')::bigint, 0)) as cost from orders
    where promo_id is not null and status > 10 and status <> 18 group by iid, promo_id) s
  where s.iid = d.iid and s.promo_id = d.id;
create index discount_code_latest on discount_code (iid, end_time, id);
create index discount_code_of_role on discount_code (iid, role_id, end_time, id);
create index expert_in_order on expert (iid, sort, user_id) where active;
create index checkin_done_by on checkin (iid, user_id, scope, ref_id, id) where result = 'ok' and undone_at is null;
-- The items of a type in a module, for every order but the newest first.
create index content_of_module_type on content_index (iid, module_type, type_id)
  where status = 'published' and type_id is not null;
