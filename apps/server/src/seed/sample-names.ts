/** Names as customers of shops in Punjab and Delhi write them, each in Latin, Devanagari and Gurmukhi letters. */
export type Written = readonly [latin: string, devanagari: string, gurmukhi: string]

export const womensNames = written(`
Manpreet मनप्रीत ਮਨਪ੍ਰੀਤ | Asha आशा ਆਸ਼ਾ | Simran सिमरन ਸਿਮਰਨ | Kiran किरण ਕਿਰਨ | Fatima फ़ातिमा ਫ਼ਾਤਿਮਾ
Jaspreet जसप्रीत ਜਸਪ੍ਰੀਤ | Sunita सुनीता ਸੁਨੀਤਾ | Navjot नवजोत ਨਵਜੋਤ | Rupinder रुपिंदर ਰੁਪਿੰਦਰ | Neha नेहा ਨੇਹਾ
Parminder परमिंदर ਪਰਮਿੰਦਰ | Anita अनीता ਅਨੀਤਾ | Kavita कविता ਕਵਿਤਾ | Harleen हरलीन ਹਰਲੀਨ | Shabnam शबनम ਸ਼ਬਨਮ
Amarjit अमरजीत ਅਮਰਜੀਤ | Pooja पूजा ਪੂਜਾ | Meena मीना ਮੀਨਾ | Gurleen गुरलीन ਗੁਰਲੀਨ | Ritu रितु ਰਿਤੂ`)

export const mensNames = written(`
Gurpreet गुरप्रीत ਗੁਰਪ੍ਰੀਤ | Harbhajan हरभजन ਹਰਭਜਨ | Jaswinder जसविंदर ਜਸਵਿੰਦਰ | Mohammed मोहम्मद ਮੁਹੰਮਦ
Amandeep अमनदीप ਅਮਨਦੀਪ | Kuldeep कुलदीप ਕੁਲਦੀਪ | Rajesh राजेश ਰਾਜੇਸ਼ | Surinder सुरिंदर ਸੁਰਿੰਦਰ | Vijay विजय ਵਿਜੇ
Balwinder बलविंदर ਬਲਵਿੰਦਰ | Sandeep संदीप ਸੰਦੀਪ | Paramjit परमजीत ਪਰਮਜੀਤ | Imran इमरान ਇਮਰਾਨ | Rakesh राकेश ਰਾਕੇਸ਼
Sukhwinder सुखविंदर ਸੁਖਵਿੰਦਰ | Manjit मनजीत ਮਨਜੀਤ | Ashok अशोक ਅਸ਼ੋਕ | Daljit दलजीत ਦਲਜੀਤ | Arjun अर्जुन ਅਰਜੁਨ | Yusuf यूसुफ़ ਯੂਸੁਫ਼`)

export const familyNames = written(`
Sharma शर्मा ਸ਼ਰਮਾ | Verma वर्मा ਵਰਮਾ | Gill गिल ਗਿੱਲ | Sandhu संधू ਸੰਧੂ | Dhillon ढिल्लों ਢਿੱਲੋਂ | Khan ख़ान ਖ਼ਾਨ
Bedi बेदी ਬੇਦੀ | Arora अरोड़ा ਅਰੋੜਾ | Grewal ग्रेवाल ਗਰੇਵਾਲ | Gupta गुप्ता ਗੁਪਤਾ | Ansari अंसारी ਅੰਸਾਰੀ | Sidhu सिद्धू ਸਿੱਧੂ
Malhotra मल्होत्रा ਮਲਹੋਤਰਾ | Kapoor कपूर ਕਪੂਰ | Sodhi सोढी ਸੋਢੀ | Bains बैंस ਬੈਂਸ | Chawla चावला ਚਾਵਲਾ | Mann मान ਮਾਨ
Bhatia भाटिया ਭਾਟੀਆ | Sethi सेठी ਸੇਠੀ`)

/** Between the given name and the family's, where people write it. */
export const middleNames = { women: ['Kaur', 'कौर', 'ਕੌਰ'], men: ['Singh', 'सिंह', 'ਸਿੰਘ'] } as const

function written(names: string): Written[] {
  return names
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((name) => {
      const [latin = '', devanagari = '', gurmukhi = ''] = name.split(' ')
      return [latin, devanagari, gurmukhi]
    })
}
