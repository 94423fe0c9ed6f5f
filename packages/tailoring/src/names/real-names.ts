/**
 * Names as customers of shops in Punjab, Delhi and the Gulf write them: every line holds spellings of one name,
 * which must be found by any other of the line. Used by tests only.
 */
export const realNames = `
Manpreet Manprit Manpreeth मनप्रीत ਮਨਪ੍ਰੀਤ
Jaswinder Jasvinder Jaswindar जसविंदर जसविन्दर ਜਸਵਿੰਦਰ
Singh Sinh सिंह सिंघ ਸਿੰਘ
Kaur Kour कौर ਕੌਰ
Asha Aasha आशा ਆਸ਼ਾ
Sharma Sarma शर्मा ਸ਼ਰਮਾ
Gurpreet Gurprit गुरप्रीत ਗੁਰਪ੍ਰੀਤ
Harbhajan Harbajan हरभजन ਹਰਭਜਨ
Zafar Jafar Zaffar ज़फ़र जफर ਜ਼ਫ਼ਰ
Fatima Phatima Fatimah फ़ातिमा फातिमा ਫ਼ਾਤਿਮਾ
Mohammed Muhammad Mohamed Mohamad Mohammad Mohd मोहम्मद मुहम्मद ਮੁਹੰਮਦ
Harpreet Harprit हरप्रीत ਹਰਪ੍ਰੀਤ
Jaspreet Jasprit जसप्रीत ਜਸਪ੍ਰੀਤ
Amanpreet अमनप्रीत ਅਮਨਪ੍ਰੀਤ
Amandeep Amandip अमनदीप ਅਮਨਦੀਪ
Kuldeep Kuldip कुलदीप ਕੁਲਦੀਪ
Hardeep Hardip हरदीप ਹਰਦੀਪ
Sandeep Sandip संदीप ਸੰਦੀਪ
Jagdeep जगदीप ਜਗਦੀਪ
Navdeep नवदीप ਨਵਦੀਪ
Rajdeep राजदीप ਰਾਜਦੀਪ
Arshdeep अर्शदीप ਅਰਸ਼ਦੀਪ
Surinder Surender Surendra सुरिंदर सुरेंद्र सुरेन्द्र ਸੁਰਿੰਦਰ
Rajinder Rajender Rajendra राजिंदर राजेंद्र ਰਾਜਿੰਦਰ
Mohinder Mahinder Mahendra महिंदर महेंद्र ਮਹਿੰਦਰ
Satinder Satindar सतिंदर ਸਤਿੰਦਰ
Baljinder बलजिंदर ਬਲਜਿੰਦਰ
Balwinder Balvinder Balwindar बलविंदर ਬਲਵਿੰਦਰ
Kulwinder Kulvinder कुलविंदर ਕੁਲਵਿੰਦਰ
Sukhwinder Sukhvinder Sukvinder सुखविंदर ਸੁਖਵਿੰਦਰ
Lakhwinder Lakhvinder लखविंदर ਲਖਵਿੰਦਰ
Parminder Parmindar परमिंदर ਪਰਮਿੰਦਰ
Bhupinder Bupinder Bhupender भूपिंदर भूपेंद्र ਭੁਪਿੰਦਰ
Davinder Devinder Davender दविंदर ਦਵਿੰਦਰ
Harinder Harindar हरिंदर ਹਰਿੰਦਰ
Narinder Narender Narendra नरिंदर नरेंद्र ਨਰਿੰਦਰ
Inderjit Inderjeet Indrajit इंदरजीत इंद्रजीत ਇੰਦਰਜੀਤ
Paramjit Paramjeet परमजीत ਪਰਮਜੀਤ
Manjit Manjeet मनजीत ਮਨਜੀਤ
Sarabjit Sarabjeet सरबजीत ਸਰਬਜੀਤ
Charanjit Charanjeet चरणजीत ਚਰਨਜੀਤ
Daljit Daljeet दलजीत ਦਲਜੀਤ
Ranjit Ranjeet रणजीत रंजीत ਰਣਜੀਤ
Amarjit Amarjeet अमरजीत ਅਮਰਜੀਤ
Gurmeet Gurmit गुरमीत ਗੁਰਮੀਤ
Gurcharan Gurcharn गुरचरण ਗੁਰਚਰਨ
Harjot हरजोत ਹਰਜੋਤ
Navjot नवजोत ਨਵਜੋਤ
Simran सिमरन ਸਿਮਰਨ
Simranjeet Simranjit सिमरनजीत ਸਿਮਰਨਜੀਤ
Kiran किरण किरन ਕਿਰਨ
Rupinder Roopinder रुपिंदर ਰੁਪਿੰਦਰ ਰੂਪਿੰਦਰ
Jagjit Jagjeet जगजीत ਜਗਜੀਤ
Balbir Balbeer बलबीर ਬਲਬੀਰ
Ranbir Ranbeer रणबीर ਰਣਬੀਰ
Jasbir Jasbeer जसबीर ਜਸਬੀਰ
Satnam सतनाम ਸਤਨਾਮ
Jaspal जसपाल ਜਸਪਾਲ
Sukhdev Sukhdeva सुखदेव ਸੁਖਦੇਵ
Baldev बलदेव ਬਲਦੇਵ
Dhillon Dhilon ढिल्लों ਢਿੱਲੋਂ
Sidhu Siddhu सिद्धू ਸਿੱਧੂ
Sandhu Sandhoo संधू ਸੰਧੂ
Brar Barar बराड़ ਬਰਾੜ
Grewal Greval ग्रेवाल ਗਰੇਵਾਲ
Dhaliwal Dhalival धालीवाल ਧਾਲੀਵਾਲ
Bhullar Bhular भुल्लर ਭੁੱਲਰ
Kamboj Kambooj कंबोज ਕੰਬੋਜ
Ahluwalia Ahluvalia अहलूवालिया ਆਹਲੂਵਾਲੀਆ
Aulakh Aulak औलख ਔਲਖ
Ramesh रमेश ਰਮੇਸ਼
Suresh Sooresh सुरेश ਸੁਰੇਸ਼
Rajesh राजेश ਰਾਜੇਸ਼
Mukesh मुकेश ਮੁਕੇਸ਼
Dinesh दिनेश ਦਿਨੇਸ਼
Rakesh राकेश ਰਾਕੇਸ਼
Mahesh महेश ਮਹੇਸ਼
Ganesh गणेश ਗਣੇਸ਼
Vijay Vijai विजय ਵਿਜੇ
Sanjay Sanjai संजय ਸੰਜੇ
Ajay Ajai अजय ਅਜੇ
Deepak Dipak दीपक ਦੀਪਕ
Ashok Ashoka अशोक ਅਸ਼ੋਕ
Vinod विनोद ਵਿਨੋਦ
Manoj मनोज ਮਨੋਜ
Anil अनिल ਅਨਿਲ
Sunil Suneel सुनील ਸੁਨੀਲ
Anita Aneeta अनीता ਅਨੀਤਾ
Sunita Suneeta सुनीता ਸੁਨੀਤਾ
Kavita Kaveeta कविता ਕਵਿਤਾ
Geeta Gita गीता ਗੀਤਾ
Seema Sima सीमा ਸੀਮਾ
Neelam Nilam नीलम ਨੀਲਮ
Pooja Puja पूजा ਪੂਜਾ
Priya Pria प्रिया ਪ੍ਰਿਆ
Preeti Priti प्रीति ਪ੍ਰੀਤੀ
Jyoti ज्योति ਜਯੋਤੀ
Rani Ranee रानी ਰਾਣੀ
Lakshmi Laxmi लक्ष्मी ਲਕਸ਼ਮੀ
Krishna Krishn Krisna कृष्ण कृष्णा ਕ੍ਰਿਸ਼ਨ
Sita Seeta सीता ਸੀਤਾ
Radha राधा ਰਾਧਾ
Usha Oosha उषा ਊਸ਼ਾ
Verma Varma वर्मा ਵਰਮਾ
Gupta गुप्ता ਗੁਪਤਾ
Agarwal Aggarwal Agrawal अग्रवाल ਅਗਰਵਾਲ
Mishra Misra मिश्रा ਮਿਸ਼ਰਾ
Chaudhary Choudhary Chaudhry चौधरी ਚੌਧਰੀ
Chopra चोपड़ा ਚੋਪੜਾ
Malhotra मल्होत्रा ਮਲਹੋਤਰਾ
Khanna खन्ना ਖੰਨਾ
Kapoor Kapur कपूर ਕਪੂਰ
Bhatia भाटिया ਭਾਟੀਆ
Saini सैनी ਸੈਣੀ
Thakur Thakoor ठाकुर ਠਾਕੁਰ
Yadav यादव ਯਾਦਵ
Abdul Abdool अब्दुल ਅਬਦੁਲ
Ahmed Ahmad अहमद ਅਹਿਮਦ
Hussain Husain Hussein हुसैन ਹੁਸੈਨ
Imran इमरान ਇਮਰਾਨ
Aisha Ayesha आयशा ਆਇਸ਼ਾ
Rahul Raahul राहुल ਰਾਹੁਲ
Rahman Rehman रहमान ਰਹਿਮਾਨ
Bahadur बहादुर ਬਹਾਦਰ
Salma सलमा ਸਲਮਾ
Shabana शबाना ਸ਼ਬਾਨਾ
Nasreen Nasrin नसरीन ਨਸਰੀਨ
Parveen Parvin परवीन ਪਰਵੀਨ
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
