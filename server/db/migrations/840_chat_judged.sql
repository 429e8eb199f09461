-- What keeps members of a tenant from publishing: staff have set it, and it runs. One query, so that it can be read in
-- place by whatever asks it.
create function running_restrictions(tenant integer, users bigint[], now bigint)
returns table (id bigint, user_id bigint, until bigint, reason text) language sql stable as $$
  select r.id, r.user_id, r.until, r.reason from restriction r
  where r.iid = tenant and r.user_id = any(users) and r.until > now and r.lifted_at is null
$$;

-- Which of these messages are not taken, by their place from 1, and why; null when all are. Either staff have restricted
-- the sender, who still may write to agents of the tenant (`agents` has the places of such messages), or the receiver has
-- blocked the sender. Each sender and each pair is looked up once by its key, and the plan does not depend on how many
-- there are: making one anew would take longer than running it.
create function chat_refused(
  tenant integer, from_rids bigint[], from_ids bigint[], to_rids bigint[], agents integer[], now bigint, out refused json
) language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  select json_agg(json_build_object('n', m.n, 'until', r.until, 'reason', r.reason) order by m.n) into refused
  from unnest(from_rids, from_ids, to_rids) with ordinality as m(from_rid, from_id, to_rid, n)
  left join (
    select distinct on (user_id) user_id, until, reason from running_restrictions(tenant, from_ids, now)
    order by user_id, until desc) r on r.user_id = m.from_id and m.n <> all(agents)
  left join (
    select pair.from_rid, pair.to_rid
    from (select distinct p.from_rid, p.to_rid from unnest(from_rids, to_rids) as p(from_rid, to_rid)) pair
    join chat_conversation c on c.iid = tenant and c.rid = pair.to_rid and c.other = pair.from_rid and c.blocked
  ) blocked on blocked.from_rid = m.from_rid and blocked.to_rid = m.to_rid
  where r.until is not null or blocked.to_rid is not null;
end $$;

-- Stores messages as `chat_store` does, unless some of them are not to be taken: then nothing is stored, and `refused`
-- says which. One statement, so that a batch waits for the database once.
create function chat_take(
  tenant integer, size integer, from_rids bigint[], from_ids bigint[], to_rids bigint[], agents integer[], now bigint,
  names text[], flags smallint[], contents text[], ats bigint[],
  out refused json, out base bigint, out ids json
) language plpgsql as $$
begin
  refused := chat_refused(tenant, from_rids, from_ids, to_rids, agents, now);
  if refused is null then
    select s.base, s.ids into base, ids
    from chat_store(tenant, size, from_rids, to_rids, names, flags, contents, ats) s;
  end if;
end $$;
