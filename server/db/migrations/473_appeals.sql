-- The appeal against one of the member's reports or restrictions is found without reading all that the member sent.
create index feedback_appeals on feedback (iid, user_id, target_type, target_id) where kind = 'appeal';
