-- An entry of the volunteers' roll takes an offer once a month, also with a new account: the take belongs to the entry.
alter table gongyi_take add column phone text;
update gongyi_take k set phone = c.phone from gongyi_card c where c.iid = k.iid and c.user_id = k.user_id;
alter table gongyi_take drop constraint gongyi_take_iid_user_id_offer_id_period_key;
alter table gongyi_take drop column user_id;
alter table gongyi_take add constraint gongyi_take_once unique (iid, phone, offer_id, period);
