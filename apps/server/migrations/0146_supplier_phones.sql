-- Chats with suppliers are opened by their number, which was kept as it was typed. What reads as a mobile number of the shop's own
-- country gets its code; anything else stays until somebody enters it anew.
alter table shops no force row level security;
alter table suppliers no force row level security;
update suppliers s
   set phone = case
     when p.country = 'IN' then '+91' || right(p.digits, 10)
     when p.country = 'AE' then '+971' || right(p.digits, 9)
     else p.phone end
  from (select sh.country, su.shop_id, su.id, su.phone, regexp_replace(su.phone, '[^0-9]', '', 'g') as digits
          from suppliers su join shops sh on sh.id = su.shop_id
         where su.phone is not null and su.phone !~ '[^0-9 ()+.-]') p
 where s.shop_id = p.shop_id and s.id = p.id
   and ((p.country = 'IN' and p.digits ~ '^(0|91|0091)?[6-9][0-9]{9}$') or (p.country = 'AE' and p.digits ~ '^(0|971|00971)?5[0-9]{8}$'));
alter table shops force row level security;
alter table suppliers force row level security;
