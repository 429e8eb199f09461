-- A claim on site that waits for its surcharge ends with its term at the latest, like one that is open.
update vip_record r set ends_at = t.ends_at
  from vip_term t, vip_benefit b
  where t.iid = r.iid and t.id = r.term_id and b.iid = r.iid and b.id = r.benefit_id and b.type = 1 and r.status = 2
    and r.ends_at > t.ends_at;
-- Answers that are kept for a repeat have no address.
update request_log
  set answer = jsonb_set(answer::jsonb, '{t,infos}', '{"name": "", "mobile": "", "address": ""}', false)::text
  where uri = '/v2/vip/record/use' and answer is not null;
